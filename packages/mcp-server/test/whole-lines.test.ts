import { describe, expect, it } from 'vitest';
import { wholeLines } from '../src/whole-lines.ts';

function collect(most: number, chunks: readonly string[]): { delivered: string[]; refused: number } {
  const delivered: string[] = [];
  let refused = 0;
  const take = wholeLines(
    (bytes) => delivered.push(bytes.toString()),
    most,
    () => void refused++,
  );
  for (const chunk of chunks) take(Buffer.from(chunk));
  return { delivered, refused };
}

describe('wholeLines', () => {
  it.each([
    [['a\n'], ['a\n']],
    [
      ['a', 'b', 'c\nd', 'e\n'],
      ['abc\nd', 'e\n'],
    ],
    [
      ['a\nb\n', '\n'],
      ['a\nb\n', '\n'],
    ],
    [['a', 'b'], []],
    [['1234', '5678', '\n'], ['12345678\n']],
  ])('makes of %j %j', (chunks, delivered) => {
    expect(collect(8, chunks)).toEqual({ delivered, refused: 0 });
  });

  it.each([[['\u{FEFF}a\n', '\u{FEFF}b\n']], [['\u{FEFF}', 'a\n\u{FEFF}b\n']]])(
    'drops the mark that some programs write before their first byte: %j',
    (chunks) => {
      const { delivered } = collect(20, chunks);
      expect(delivered.join('')).toBe('a\n\u{FEFF}b\n');
    },
  );

  it('drops such a mark that comes in pieces', () => {
    const delivered: string[] = [];
    const take = wholeLines(
      (bytes) => delivered.push(bytes.toString()),
      20,
      () => {},
    );
    for (const byte of Buffer.from('\u{FEFF}a\n')) take(Buffer.from([byte]));
    expect(delivered).toEqual(['a\n']);
  });

  it('refuses a line that is too long once, and delivers nothing behind it', () => {
    expect(collect(8, ['a\n', '1234', '56789', 'x', 'b\n'])).toEqual({ delivered: ['a\n'], refused: 1 });
  });

  it('counts each line for itself', () => {
    const chunks = Array.from({ length: 100 }, () => ['123456', '\n']).flat();
    expect(collect(8, chunks)).toMatchObject({ refused: 0, delivered: Array(100).fill('123456\n') });
  });
});
