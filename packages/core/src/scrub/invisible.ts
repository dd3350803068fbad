// Code points a reader does not see: format characters, default-ignorable code points (variation selectors, the
// Hangul and Khmer fillers, the combining grapheme joiner, Tags) and the blank Braille cell. Written out rather than
// asked of a regular expression, because a run of a million of them must cost no stack and little time.
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

const lastOfRange = Uint32Array.from(ranges, ([, last]) => last);
const firstOfRange = Uint32Array.from(ranges, ([first]) => first);

/** Whether a code point shows nothing. Space characters are not meant: see `isSeparator`. */
export function isInvisible(codePoint: number): boolean {
  if (codePoint < 0xad) return false;
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (codePoint <= (lastOfRange[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return codePoint >= (firstOfRange[low] as number) && codePoint <= (lastOfRange[low] as number);
}

/** Space as a writer means it: it parts words and stays as it is in every answer. */
export function isPlainSpace(codePoint: number): boolean {
  return (
    codePoint === 0x20 ||
    codePoint === 0x09 ||
    codePoint === 0x0a ||
    codePoint === 0xa0 ||
    codePoint === 0x1680 ||
    (codePoint >= 0x2000 && codePoint <= 0x200a) ||
    codePoint === 0x202f ||
    codePoint === 0x205f ||
    codePoint === 0x3000
  );
}

/** Whatever may stand between a program and its subcommand without a reader seeing a letter there. */
export function isSeparator(codePoint: number): boolean {
  if (codePoint <= 0x20) return true;
  if (codePoint < 0x7f) return false;
  if (codePoint <= 0xa0 || codePoint === 0x2028 || codePoint === 0x2029) return true;
  return isPlainSpace(codePoint) || isInvisible(codePoint);
}

function unit(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

/** A character class of the first UTF-16 unit of every invisible character. */
export const firstUnits: string = ranges
  .map(([first, last]) => `${unit(firstUnit(first))}-${unit(firstUnit(last))}`)
  .join('');

function firstUnit(codePoint: number): number {
  return String.fromCodePoint(codePoint).charCodeAt(0);
}
