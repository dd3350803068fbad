import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readlinkSync } from 'node:fs';
import path from 'node:path';

export interface PlainFile {
  readonly size: number;
  /** The bytes from the start, in pieces that share one buffer: each is gone once the next is asked for. */
  pieces(): Generator<Buffer>;
  close(): void;
}

/** Reads below one root; one file at a time. */
export interface PlainReader {
  /**
   * Opens a regular file. Undefined for anything else: a link, a pipe, a device, a file behind a linked folder, or
   * one that is not there. Never waits and never follows a link.
   */
  open(name: string): PlainFile | undefined;
  /** Where a link points, as bytes; undefined when it is no link. */
  link(name: string): Buffer | undefined;
}

const pieceBytes = 256 * 1024;
// Windows has neither flag; looking before opening has to do there.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function plainReader(root: string): PlainReader {
  let shared = Buffer.alloc(0);
  const bufferFor = (size: number): Buffer => {
    const wanted = Math.min(size, pieceBytes);
    if (shared.length < wanted) shared = Buffer.allocUnsafeSlow(wanted);
    return shared;
  };
  const folders = new Set(['.']);

  /** Every folder on the way is a folder and no link; what was seen once is not asked again. */
  const isBehindFolders = (folder: string): boolean => {
    if (folders.has(folder)) return true;
    if (!isBehindFolders(path.dirname(folder))) return false;
    if (!lstat(path.join(root, folder))?.isDirectory()) return false;
    folders.add(folder);
    return true;
  };

  return {
    open: (name) => {
      const file = path.join(root, name);
      if (!isBehindFolders(path.dirname(name)) || !lstat(file)?.isFile()) return undefined;
      return openFile(file, bufferFor);
    },
    link: (name) => {
      if (!isBehindFolders(path.dirname(name))) return undefined;
      try {
        return readlinkSync(path.join(root, name), 'buffer');
      } catch {
        return undefined;
      }
    },
  };
}

function openFile(file: string, bufferFor: (size: number) => Buffer): PlainFile | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, flags);
  } catch {
    return undefined;
  }
  const facts = fstatSync(descriptor);
  if (!facts.isFile()) {
    closeSync(descriptor);
    return undefined;
  }
  return {
    size: facts.size,
    pieces: () => piecesOf(descriptor, facts.size, bufferFor(facts.size)),
    close: () => closeSync(descriptor),
  };
}

/** No more than the size at the time of opening: a file that grows is not chased. */
function* piecesOf(descriptor: number, size: number, buffer: Buffer): Generator<Buffer> {
  for (let at = 0; at < size;) {
    const length = readSync(descriptor, buffer, 0, Math.min(buffer.length, size - at), at);
    if (length === 0) return;
    yield buffer.subarray(0, length);
    at += length;
  }
}

function lstat(file: string) {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}
