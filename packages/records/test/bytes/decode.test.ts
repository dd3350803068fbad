import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../src/bytes/decode.ts';
import { trimPartialSequence } from '../../src/bytes/trim.ts';

const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const rows: readonly (readonly [string, Buffer, string, string])[] = [
  ['UTF-8', Buffer.from('naïve 🦊'), 'naïve 🦊', 'utf-8'],
  ['a UTF-8 mark', Buffer.from('\uFEFF---\n'), '---\n', 'utf-8'],
  ['UTF-16LE with its mark', Buffer.from('\uFEFF# é\n', 'utf16le'), '# é\n', 'utf-16le'],
  ['UTF-16BE with its mark', swapped('\uFEFF# é\n'), '# é\n', 'utf-16be'],
  ['UTF-16LE without a mark', Buffer.from('---\nid', 'utf16le'), '---\nid', 'utf-16le'],
  ['UTF-16BE without a mark', swapped('---\nid'), '---\nid', 'utf-16be'],
  ['UTF-16 of an odd length', Buffer.from([0xff, 0xfe, 0x41, 0, 0x42]), 'A', 'utf-16le'],
  ['Latin-1', Buffer.from('D\u00E9cision', 'latin1'), 'Décision', 'windows-1252'],
  ['Windows quotes', Buffer.from([0x93, 0x61, 0x94, 0x80, 0x81]), '“a”€\u0081', 'windows-1252'],
  [
    'UTF-8 with one bad byte',
    Buffer.concat([Buffer.from('éü'), Buffer.from([0xff])]),
    'éü\uFFFD',
    'broken-utf-8',
  ],
  ['lone CR', Buffer.from('a\rb\r'), 'a\nb\n', 'utf-8'],
  ['CRLF, left alone', Buffer.from('a\r\nb\r'), 'a\r\nb\r', 'utf-8'],
  ['NUL and NBSP, left alone', Buffer.from('ab\u0000c\u00A0'), 'ab\u0000c\u00A0', 'utf-8'],
  ['nothing', Buffer.alloc(0), '', 'utf-8'],
];

describe('decodeBytes', () => {
  it.each(rows)('reads %s', (_name, bytes, text, encoding) => {
    expect(decodeBytes(bytes)).toEqual({ text, encoding });
  });
});

describe('trimPartialSequence', () => {
  it.each([1, 2, 3])('drops a character that a limit cut after %i of its 4 bytes', (kept) => {
    const cut = Buffer.concat([Buffer.from('é'), Buffer.from('🦊').subarray(0, kept)]);
    expect(trimPartialSequence(cut).toString()).toBe('é');
  });

  it.each(['', 'a', 'é', '€', '🦊'])('leaves %j whole', (text) => {
    expect(trimPartialSequence(Buffer.from(text)).toString()).toBe(text);
  });

  it('leaves bytes that are no UTF-8 to the decoder', () => {
    expect(trimPartialSequence(Buffer.from([0x80, 0x80, 0x80, 0x80]))).toHaveLength(4);
  });
});
