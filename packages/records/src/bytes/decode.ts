import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'broken-utf-8';

export interface DecodedText {
  /** Without a byte order mark; line ends as written, but a file that has lone CR only gets LF. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

const MARK = '\uFEFF';

/** Turns the bytes of a file into text. Never fails: what is no Unicode is read as the likeliest other encoding. */
export function decodeBytes(bytes: Buffer): DecodedText {
  const wide = utf16Order(bytes);
  if (wide !== undefined) return finish(decodeUtf16(bytes, wide), wide);
  if (isUtf8(bytes)) return finish(bytes.toString('utf8'), 'utf-8');
  const lenient = bytes.toString('utf8');
  if (isMostlyUtf8(lenient)) return finish(lenient, 'broken-utf-8');
  return finish(decodeWindows1252(bytes), 'windows-1252');
}

function finish(decoded: string, encoding: TextEncoding): DecodedText {
  const text = decoded.startsWith(MARK) ? decoded.slice(1) : decoded;
  // Old editors ended lines with CR alone; such a file would otherwise be one long line without front matter.
  const single = text.includes('\r') && !text.includes('\n');
  return { text: single ? text.replaceAll('\r', '\n') : text, encoding };
}

/** UTF-16 by its mark or, without one, by a first line (front matter fence or heading) whose every other byte is NUL. */
function utf16Order(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  // By index: taking a buffer apart as a list costs more than decoding it.
  const first = bytes[0];
  const second = bytes[1];
  const third = bytes[2];
  const fourth = bytes[3];
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === undefined || fourth === undefined) return undefined;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

function decodeUtf16(bytes: Buffer, order: 'utf-16le' | 'utf-16be'): string {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return order === 'utf-16le' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le');
}

/** One damaged byte in a UTF-8 file must not turn every accent into two wrong characters. */
function isMostlyUtf8(lenient: string): boolean {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < lenient.length; at += 1) {
    const unit = lenient.charCodeAt(at);
    if (unit === 0xfffd) bad += 1;
    else if (unit > 0x7f) good += 1;
  }
  return good >= bad;
}
