import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { RecordFile } from '../record.ts';
import type { RecordSource } from './source.ts';
import { readTyped } from './typed.ts';

/**
 * Turns a source into a record or into the findings that say why not. Pure; never throws. Undefined when it takes more
 * than the given reader of front matter, which never happens with the whole one.
 */
type RecordFormat = (source: RecordSource, readFrontMatter: FrontMatterReader) => RecordFile | undefined;

/** One parser for each format of record. */
const FORMATS = { typed: readTyped } as const satisfies Readonly<Record<string, RecordFormat>>;

/** The name of the format a source is read in. */
function formatOf(_source: RecordSource): keyof typeof FORMATS {
  return 'typed';
}

export function readRecord(source: RecordSource, readFrontMatter: FrontMatterReader): RecordFile | undefined {
  return FORMATS[formatOf(source)](source, readFrontMatter);
}
