import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { codeOf } from './errors.ts';

export type BytesReading =
  | { readonly ok: true; readonly bytes: Buffer; readonly stats: Stats; readonly size: number }
  | { readonly ok: false; readonly why: 'gone' | 'denied' | 'not-regular' | 'failed' };

// NONBLOCK: if a FIFO has taken the file's place since it was listed, opening it must not wait for a writer.
// Windows has neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

let scratch = Buffer.alloc(0);

/**
 * Reads at most `most` bytes of a regular file that is no symbolic link. The bytes are valid until the next call: they
 * lie in a buffer that is used again, because a fresh one for each of a thousand small files costs more than the read.
 */
export function readBytes(file: string, most: number): BytesReading {
  let handle: number;
  try {
    handle = openSync(file, FLAGS);
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  }
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { ok: false, why: 'not-regular' };
    const { size } = stats;
    const wanted = Math.min(size, most);
    if (scratch.length < wanted) scratch = Buffer.allocUnsafeSlow(Math.max(wanted, 64 * 1024));
    return { ok: true, bytes: scratch.subarray(0, fill(handle, wanted)), stats, size };
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  } finally {
    closeSync(handle);
  }
}

function fill(handle: number, wanted: number): number {
  let filled = 0;
  while (filled < wanted) {
    const read = readSync(handle, scratch, filled, wanted - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return filled;
}

function whyOf(error: unknown): 'gone' | 'denied' | 'not-regular' | 'failed' {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'gone';
  if (code === 'EACCES' || code === 'EPERM') return 'denied';
  // ELOOP: a link where O_NOFOLLOW wants none. ENXIO: a socket, or a device without a driver.
  return code === 'ELOOP' || code === 'ENXIO' || code === 'EISDIR' ? 'not-regular' : 'failed';
}
