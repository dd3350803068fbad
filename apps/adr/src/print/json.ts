/** What a terminal would obey, or show in another order, that JSON itself leaves as it is. */
const unsafe =
  /[\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/gu;

/** One JSON document in which every such character is an escape; it parses to equal values. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(unsafe, escaped)}\n`;
}

function escaped(character: string): string {
  return character.split('').map(unit).join('');
}

function unit(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
