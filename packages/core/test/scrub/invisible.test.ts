import { expect, it } from 'vitest';
import { firstUnits, isInvisible, isPlainSpace, isSeparator } from '../../src/scrub/invisible.ts';

// `every-code-point.test.ts` asks about all of them.
it.each([
  [0x20, 'space'],
  [0x09, 'space'],
  [0x0a, 'space'],
  [0xa0, 'space'],
  [0x1680, 'space'],
  [0x2000, 'space'],
  [0x200a, 'space'],
  [0x202f, 'space'],
  [0x205f, 'space'],
  [0x3000, 'space'],
  [0x00, 'other separator'],
  [0x0d, 'other separator'],
  [0x1f, 'other separator'],
  [0x7f, 'other separator'],
  [0x85, 'other separator'],
  [0x9f, 'other separator'],
  [0x2028, 'other separator'],
  [0x2029, 'other separator'],
  [0xad, 'invisible'],
  [0x34f, 'invisible'],
  [0x200b, 'invisible'],
  [0x200f, 'invisible'],
  [0x2060, 'invisible'],
  [0xfe00, 'invisible'],
  [0xfe0f, 'invisible'],
  [0xfeff, 'invisible'],
  [0xe0000, 'invisible'],
  [0xe0fff, 'invisible'],
  [0x21, 'shown'],
  [0x61, 'shown'],
  [0x7e, 'shown'],
  [0xa1, 'shown'],
  [0xac, 'shown'],
  [0xae, 'shown'],
  [0x34e, 'shown'],
  [0x350, 'shown'],
  [0x1fff, 'shown'],
  [0x2010, 'shown'],
  [0x2027, 'shown'],
  [0x2030, 'shown'],
  [0x205e, 'shown'],
  [0x3001, 'shown'],
  [0xfe10, 'shown'],
  [0xfffd, 'shown'],
  [0x1f600, 'shown'],
  [0xdffff, 'shown'],
  [0xe1000, 'shown'],
  [0x10ffff, 'shown'],
  [-1, 'shown'],
] as const)('takes code point %d for %s [scrub-separators]', (code, kind) => {
  expect([isPlainSpace(code), isInvisible(code), code === -1 || isSeparator(code)]).toEqual([
    kind === 'space',
    kind === 'invisible',
    kind !== 'shown' || code === -1,
  ]);
});

it('has the first unit of each invisible character in its class', () => {
  const pattern = new RegExp(`[${firstUnits}]`);
  expect(
    ['\u{AD}', '\u{200C}', '\u{E0101}', '\u{1D175}', '\u{1343F}'].every((text) => pattern.test(text)),
  ).toBe(true);
  expect(['a', ' ', '\u{A0}', '😀', '\u{D83D}'].some((text) => pattern.test(text))).toBe(false);
});
