import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lfsPointer, startBlob, unixLineEnds } from '../../src/changed/blob-id.ts';

function turned(chunks: readonly Buffer[]): { readonly text: string; readonly count: number } {
  const lines = unixLineEnds();
  const pieces = chunks.map((chunk) => Buffer.from(lines.next(chunk)));
  return { text: Buffer.concat([...pieces, lines.last()]).toString('latin1'), count: lines.count };
}

describe('startBlob', () => {
  it('makes git’s ids, by the length of the one to compare with', () => {
    expect(startBlob('0'.repeat(40), 6).update('hello\n').digest('hex')).toBe(
      'ce013625030ba8dba906f756967f9e9ca394464a',
    );
    expect(startBlob('0'.repeat(64), 0).digest('hex')).toBe(
      '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
    );
  });
});

describe('lfsPointer', () => {
  it('is three lines, and nothing for an empty file', () => {
    expect(lfsPointer('ab', 7)).toBe('version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 7\n');
    expect(lfsPointer('ab', 0)).toBe('');
  });
});

describe('unixLineEnds', () => {
  it('turns CRLF alone, wherever the pieces are cut', () => {
    const piece = fc.stringMatching(/^[a\r\n]{0,8}$/u);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const whole = pieces.join('');
        const { text, count } = turned(pieces.map((text) => Buffer.from(text)));
        expect(text).toBe(whole.replaceAll('\r\n', '\n'));
        expect(count).toBe(whole.split('\r\n').length - 1);
      }),
      { numRuns: 2000 },
    );
  });
});
