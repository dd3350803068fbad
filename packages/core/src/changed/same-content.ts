import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { lfsPointer, startBlob, unixLineEnds } from './blob-id.ts';
import { isPossible } from './names.ts';
import { plainReader, type PlainFile, type PlainReader } from '../paths/plain-reader.ts';
import type { RawEntry } from './raw-entries.ts';
import type { ChangedFailure } from './types.ts';

export interface ContentCheck {
  readonly root: string;
  /** Whether a file may stand for a git-lfs pointer. */
  readonly lfs: boolean;
  /** How many bytes may be read in all; what does not fit stays listed. */
  readonly limitBytes: number;
  readonly signal: AbortSignal;
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
}

export type Unchanged =
  | {
      readonly ok: true;
      readonly changed: readonly RawEntry[];
      /** How many stayed listed only because the limit was reached. */
      readonly uncompared: number;
    }
  | ChangedFailure;

const turnMs = 8;

/** Leaves out the entries whose stat data alone differ: their bytes are those of HEAD, as they are or with LF for CRLF. */
export async function dropUnchanged(entries: readonly RawEntry[], check: ContentCheck): Promise<Unchanged> {
  const changed: RawEntry[] = [];
  const reader = plainReader(check.root);
  let left = check.limitBytes;
  let uncompared = 0;
  let turnEnds = performance.now() + turnMs;

  for (const entry of entries) {
    // Reading is synchronous, which is several times faster; every few milliseconds others get a turn.
    if (performance.now() > turnEnds) {
      await new Promise((resolve) => setImmediate(resolve));
      turnEnds = performance.now() + turnMs;
    }
    if (check.signal.aborted) return { ok: false, code: 'cancelled' };
    if (performance.now() > check.endsAt) return { ok: false, code: 'timed-out' };

    const name = decode(entry);
    if (name === undefined) {
      changed.push(entry);
      continue;
    }
    const verdict = compare(name, entry, reader, check.lfs, left);
    left -= verdict.read;
    if (verdict.is === 'too-large') uncompared += 1;
    if (verdict.is !== 'same') changed.push(entry);
  }
  return { ok: true, changed, uncompared };
}

interface Verdict {
  readonly is: 'same' | 'different' | 'too-large';
  readonly read: number;
}

function compare(
  name: string,
  { id, modes }: RawEntry,
  reader: PlainReader,
  lfs: boolean,
  left: number,
): Verdict {
  const target = modes[0] === '120000' ? reader.link(name) : undefined;
  if (target !== undefined) {
    const same = startBlob(id, target.length).update(target).digest('hex') === id;
    return { is: same ? 'same' : 'different', read: target.length };
  }
  const file = reader.open(name);
  if (file === undefined) return { is: 'different', read: 0 };
  try {
    if (file.size > left) return { is: 'too-large', read: 0 };
    return compareFile(file, id, lfs, left);
  } catch {
    return { is: 'different', read: file.size };
  } finally {
    file.close();
  }
}

function compareFile(file: PlainFile, id: string, lfs: boolean, left: number): Verdict {
  const { size } = file;
  const raw = startBlob(id, size);
  const content = lfs ? createHash('sha256') : undefined;
  const lines = unixLineEnds();
  for (const piece of file.pieces()) {
    raw.update(piece);
    content?.update(piece);
    lines.next(piece);
  }
  if (raw.digest('hex') === id) return { is: 'same', read: size };
  if (content !== undefined) {
    const pointer = lfsPointer(content.digest('hex'), size);
    if (startBlob(id, pointer.length).update(pointer).digest('hex') === id) return { is: 'same', read: size };
  }
  if (lines.count === 0) return { is: 'different', read: size };
  if (2 * size > left) return { is: 'too-large', read: size };
  return { is: sameWithUnixLineEnds(file, id, size - lines.count) ? 'same' : 'different', read: 2 * size };
}

/** A second reading: git's id begins with the size, which is known only once every CRLF has been counted. */
function sameWithUnixLineEnds(file: PlainFile, id: string, size: number): boolean {
  const hash = startBlob(id, size);
  const lines = unixLineEnds();
  for (const piece of file.pieces()) hash.update(lines.next(piece));
  return hash.update(lines.last()).digest('hex') === id;
}

/** Only a change of bytes can be none: another mode, a new file and a gone one stay, and so does an odd name. */
function decode({ name, modes, unread }: RawEntry): string | undefined {
  const [before, now] = modes;
  if (!unread || before !== now || before === '160000') return undefined;
  const text = name.toString();
  return isUtf8(name) && isPossible(text) ? text : undefined;
}
