import path from 'node:path';
import { decodeBytes } from '../bytes/decode.ts';
import { trimPartialSequence } from '../bytes/trim.ts';
import { readRecord } from '../format/table.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { RecordFile } from '../record.ts';
import type { Limits } from './limits.ts';
import { joinShown } from './paths.ts';
import { readBytes } from './read-bytes.ts';
import type { BytesReading } from './read-bytes.ts';
import { stampOf } from './stamp.ts';
import type { Stamp } from './stamp.ts';

export interface FileReading {
  readonly file: RecordFile;
  /** Absent when the file could not be read, and is to be tried again. */
  readonly stamp?: Stamp;
  /** How much of it is kept in memory. */
  readonly bytes: number;
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

/** Reads one record of a folder. Undefined when its front matter takes more than `readFrontMatter`. */
export function readRecordFile(
  { dir, shown, limits }: ReadingContext,
  name: string,
  readFrontMatter: FrontMatterReader,
): FileReading | undefined {
  const where = joinShown(shown, name);
  const reading = readBytes(path.join(dir, name), limits.recordBytes);
  if (!reading.ok) return { file: unreadable(where, reasonFor(name, reading.why)), bytes: 0 };
  const { stats, size } = reading;
  const cut = size > limits.recordBytes;
  const { text, encoding } = decodeBytes(cut ? trimPartialSequence(reading.bytes) : reading.bytes);
  const file = readRecord(
    { path: where, text, encoding, ...(cut ? { cutFrom: size } : {}) },
    readFrontMatter,
  );
  return file && { file, stamp: stampOf(stats), bytes: reading.bytes.length };
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
