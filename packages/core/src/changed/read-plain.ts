import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readlinkSync } from 'node:fs';
import path from 'node:path';

export interface PlainFile {
  readonly size: number;
  /** The bytes from the start, in pieces that share one buffer: each is gone once the next is asked for. */
  pieces(): Generator<Buffer>;
  close(): void;
}

const pieceBytes = 256 * 1024;

/**
 * Opens a regular file below the root. Undefined for anything else: a link, a pipe, a device, a file behind a linked
 * folder, or one that is not there. Never waits and never follows a link.
 */
export function openPlain(root: string, name: string, plainFolders: Set<string>): PlainFile | undefined {
  const file = path.join(root, name);
  if (!isBehindFolders(root, path.dirname(name), plainFolders) || !lstat(file)?.isFile()) return undefined;
  let descriptor: number;
  try {
    // Windows has neither flag; the look above has to do there.
    descriptor = openSync(
      file,
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
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
    pieces: () => piecesOf(descriptor),
    close: () => closeSync(descriptor),
  };
}

/** Where a link points, as bytes; undefined when it is no link below the root. */
export function linkTarget(root: string, name: string, plainFolders: Set<string>): Buffer | undefined {
  if (!isBehindFolders(root, path.dirname(name), plainFolders)) return undefined;
  try {
    return readlinkSync(path.join(root, name), 'buffer');
  } catch {
    return undefined;
  }
}

function* piecesOf(descriptor: number): Generator<Buffer> {
  const buffer = Buffer.allocUnsafe(pieceBytes);
  for (let at = 0; ;) {
    const length = readSync(descriptor, buffer, 0, pieceBytes, at);
    if (length === 0) return;
    yield buffer.subarray(0, length);
    at += length;
  }
}

/** Every folder on the way is a folder and no link. `known` saves asking twice. */
function isBehindFolders(root: string, folder: string, known: Set<string>): boolean {
  if (folder === '.' || known.has(folder)) return true;
  if (!isBehindFolders(root, path.dirname(folder), known)) return false;
  if (!lstat(path.join(root, folder))?.isDirectory()) return false;
  known.add(folder);
  return true;
}

function lstat(file: string) {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}
