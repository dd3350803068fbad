import { describe, expect, it } from 'vitest';
import { WINDOW_BYTES, windowOf } from '../../src/markers/window.ts';

const bytes = (text: string) => Buffer.from(text);

describe('the window', () => {
  it.each([
    ['an empty file', '', 0],
    ['a short file', 'abc', 3],
    ['a file that fills it', 'x'.repeat(WINDOW_BYTES), WINDOW_BYTES],
    ['a line that ends with it', `${'x'.repeat(WINDOW_BYTES - 1)}\n+`, WINDOW_BYTES],
    ['a line that it would cut', `ab\n${'x'.repeat(WINDOW_BYTES)}`, 3],
    ['a carriage return', `ab\r${'x'.repeat(WINDOW_BYTES)}`, 3],
    ['one line longer than itself', 'x'.repeat(WINDOW_BYTES + 1), 0],
    ['a line end just outside', `${'x'.repeat(WINDOW_BYTES)}\n`, 0],
  ])('holds whole lines of %s', (_name, text, expected) => {
    expect(windowOf(bytes(text))).toBe(expected);
  });
});
