/** A person's own text quoted back: escaped to one line, at most 60 code points. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  const visible = text.replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b-\u200f\u061c\u{e0000}-\u{e007f}]/gu,
    (char) => {
      const code = char.codePointAt(0) ?? 0;
      return `\\u{${code.toString(16)}}`;
    },
  );
  const points = Array.from(visible);
  return points.length > 60 ? `${points.slice(0, 59).join('')}…` : visible;
}

/** What a JSON value is, in the words of JSON. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
