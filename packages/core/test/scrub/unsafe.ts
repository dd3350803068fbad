function codes(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The code points that no answer shows as they are. */
export const unsafe: readonly number[] = [
  ...codes(0x00, 0x08),
  ...codes(0x0b, 0x1f),
  ...codes(0x7f, 0x9f),
  0x61c,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  ...codes(0x202a, 0x202e),
  ...codes(0x2066, 0x2069),
  ...codes(0xe0000, 0xe007f),
];
