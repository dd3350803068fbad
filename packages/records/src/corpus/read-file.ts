import path from 'node:path';
import { decodeBytes } from '../bytes/decode.ts';
import { trimPartialSequence } from '../bytes/trim.ts';
import type { RecordSource } from '../format/source.ts';
import type { RecordFile } from '../record.ts';
import type { Limits } from './limits.ts';
import { joinShown } from './paths.ts';
import { readBytes } from './read-bytes.ts';
import type { BytesReading } from './read-bytes.ts';
import { stampOf } from './stamp.ts';
import type { Stamp } from './stamp.ts';

/** One file as read: its text, or the finding that says why there is none. */
export type FileReading = ReadFile | UnreadFile;

export interface ReadFile {
  readonly source: RecordSource;
  readonly stamp: Stamp;
  /** How much of it is kept in memory. */
  readonly bytes: number;
}

export interface UnreadFile {
  readonly file: RecordFile;
  readonly source?: undefined;
  /** Absent when the file could not be read, and is to be tried again. */
  readonly stamp?: undefined;
  readonly bytes: 0;
}

const REASONS: Readonly<Record<Extract<BytesReading, { ok: false }>['why'], string>> = {
  gone: 'it was there a moment ago and is gone',
  denied: 'its permissions forbid it',
  'not-regular': 'it is not a regular file',
  failed: 'the file system reports an error',
};

/** The folder whose records are read, and how. */
export interface ReadingContext {
  /** The corpus directory without symbolic links in its path. */
  readonly dir: string;
  /** The same directory as findings show it. */
  readonly shown: string;
  readonly limits: Limits;
}

/** Reads one file of a folder, `name` from there. */
export function readRecordFile({ dir, shown, limits }: ReadingContext, name: string): FileReading {
  const where = joinShown(shown, name);
  const reading = readBytes(path.join(dir, name), limits.recordBytes);
  if (!reading.ok) return { file: unreadable(where, reasonFor(name, reading.why)), bytes: 0 };
  const { stats, size } = reading;
  const cut = size > limits.recordBytes;
  const { text, encoding } = decodeBytes(cut ? trimPartialSequence(reading.bytes) : reading.bytes);
  const source = { path: where, text, encoding, ...(cut ? { cutFrom: size } : {}) };
  return { source, stamp: stampOf(stats), bytes: reading.bytes.length };
}

function reasonFor(name: string, why: keyof typeof REASONS): string {
  // Node shows bytes that are not UTF-8 as U+FFFD, and a name that holds one then leads nowhere.
  return why === 'gone' && name.includes('\uFFFD') ? 'its name is not UTF-8; rename it' : REASONS[why];
}

function unreadable(path: string, reason: string): RecordFile {
  return {
    path,
    findings: [
      { rule: 'file-read', severity: 'error', message: `The record cannot be read: ${reason}.`, path },
    ],
  };
}
