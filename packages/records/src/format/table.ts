import type { RecordFile } from '../record.ts';
import type { RecordSource } from './source.ts';
import { readTyped } from './typed.ts';

/** Turns a source into a record or into the findings that say why not. Pure; never throws. */
type RecordFormat = (source: RecordSource) => RecordFile;

/** One parser for each format of record. */
const FORMATS = { typed: readTyped } as const satisfies Readonly<Record<string, RecordFormat>>;

/** The name of the format a source is read in. */
export function formatOf(_source: RecordSource): keyof typeof FORMATS {
  return 'typed';
}

export function readRecord(source: RecordSource): RecordFile {
  return FORMATS[formatOf(source)](source);
}
