import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines } from '../../src/incoming/lines.ts';

function split(chunks: readonly Buffer[], limit: number) {
  const lines: string[] = [];
  let tooLong = 0;
  const splitter = splitLines(
    limit,
    (line) => lines.push(line),
    () => (tooLong += 1),
  );
  for (const chunk of chunks) splitter.push(chunk);
  return { lines, tooLong };
}

describe('bytes', () => {
  it('become the same lines however they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
        (texts, sizes) => {
          const lines = texts.map((text) => text.replaceAll('\n', ' '));
          let rest = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          const chunks: Buffer[] = [];
          while (rest.length > 0) {
            const size = sizes.next().value ?? 1;
            chunks.push(rest.subarray(0, size));
            rest = rest.subarray(size);
          }
          expect(split(chunks, 1000)).toEqual({ lines, tooLong: 0 });
        },
      ),
    );
  });

  it('are counted as bytes and not as characters, up to the limit itself', () => {
    expect(split([Buffer.from(`${'é'.repeat(5)}\n`)], 10)).toEqual({ lines: ['é'.repeat(5)], tooLong: 0 });
    expect(split([Buffer.from(`a\n${'é'.repeat(5)}x`), Buffer.from('more\nb\n')], 10)).toEqual({
      lines: ['a'],
      tooLong: 1,
    });
  });
});
