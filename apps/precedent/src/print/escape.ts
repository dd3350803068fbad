/** What a terminal would obey instead of showing: C0, DEL, C1, separators, bidi controls, Tags, lone surrogates. */
const unsafe =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;

/** A JSON document whose text a terminal can show; it parses to the same values. */
export function jsonText(value: unknown): string {
  const escaped = (found: string): string => found.split('').map(unit).join('');
  return `${JSON.stringify(value, null, 2).replace(unsafe, escaped)}\n`;
}

function unit(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
