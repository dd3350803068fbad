import type { RecordSource } from '../format/source.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import { type PlainReading, readPlain } from './read-plain.ts';

/** Reads sources in their own format, each once as long as the source is kept. */
export type PlainReader = (source: RecordSource) => Promise<PlainReading>;

const readings = new WeakMap<RecordSource, PlainReading>();

/** Begins with the reader of front matter that was enough so far; the whole one is loaded when a source needs it. */
export function createPlainReader(
  first: FrontMatterReader,
  loadWhole: () => Promise<FrontMatterReader>,
): PlainReader {
  let readFrontMatter = first;
  return async (source) => {
    let known = readings.get(source) ?? readPlain(source, readFrontMatter);
    if (known === undefined) {
      readFrontMatter = await loadWhole();
      known = readPlain(source, readFrontMatter);
    }
    if (known === undefined) throw new Error('the whole reader of front matter could not tell');
    readings.set(source, known);
    return known;
  };
}
