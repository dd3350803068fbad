import { describe, expect, it } from 'vitest';
import { parseRaw, splitNul } from '../../src/changed/raw-entries.ts';

const id = 'a'.repeat(40);
const none = '0'.repeat(40);

describe('parseRaw', () => {
  it('reads modes, the id in HEAD and whether the bytes were read', () => {
    const printed = `:100644 100755 ${id} ${none} M\0a\nb\0:100644 100644 ${id} ${id} M\0c\0:100644 000000 ${id} ${none} D\0d\0`;
    expect(parseRaw(Buffer.from(printed))).toEqual([
      { name: Buffer.from('a\nb'), modes: ['100644', '100755'], id, unread: true },
      { name: Buffer.from('c'), modes: ['100644', '100644'], id, unread: false },
      { name: Buffer.from('d'), modes: ['100644', '000000'], id, unread: false },
    ]);
    expect(parseRaw(Buffer.alloc(0))).toEqual([]);
  });

  it.each([
    ['a header alone', `:100644 100644 ${id} ${none} M\0`],
    ['a name alone', 'README.md\0'],
    ['a rename', `:100644 100644 ${id} ${none} R100\0a\0b\0`],
    ['something else', 'hello'],
  ])('takes %s for no listing', (_, printed) => {
    expect(parseRaw(Buffer.from(printed))).toBeUndefined();
  });
});

describe('splitNul', () => {
  it('keeps bytes as they are', () => {
    expect(splitNul(Buffer.from([0xff, 0, 0x61, 0x0a, 0]))).toEqual([
      Buffer.from([0xff]),
      Buffer.from('a\n'),
    ]);
    expect(splitNul(Buffer.from('unended'))).toEqual([Buffer.from('unended')]);
  });
});
