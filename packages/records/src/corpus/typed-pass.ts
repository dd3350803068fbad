import { typedReading } from '../format/typed-reading.ts';
import { loadWholeReader, readPlainly } from '../frontmatter/read.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { RecordFile } from '../record.ts';
import type { Pacer } from './pacer.ts';
import type { NamedReading } from './read-names.ts';

/** A file as the rules for typed records see it. */
export interface TypedFile extends NamedReading {
  readonly file: RecordFile;
  /** It is a typed record, right or wrong; undefined for a file that could not be read. */
  readonly isTyped: boolean | undefined;
  /** See `TypedReading`. */
  readonly hasOwnKeys: boolean;
}

export interface TypedPass {
  readonly files: readonly TypedFile[];
  /** The reader that was needed in the end, for whoever reads on. */
  readonly readFrontMatter: FrontMatterReader;
}

/** Reads every file as a typed record. The whole YAML parser is loaded when the first one needs it. */
export async function typedPass(
  named: readonly NamedReading[],
  pacer: Pacer,
): Promise<TypedPass | undefined> {
  let readFrontMatter: FrontMatterReader = readPlainly;
  const files: TypedFile[] = [];
  for (const one of named) {
    const { reading } = one;
    if (reading.source === undefined) {
      files.push({ ...one, file: reading.file, isTyped: undefined, hasOwnKeys: false });
      continue;
    }
    let typed = typedReading(reading.source, readFrontMatter);
    if (typed === undefined) {
      readFrontMatter = await loadWholeReader();
      typed = typedReading(reading.source, readFrontMatter);
    }
    if (typed !== undefined) files.push({ ...one, ...typed });
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  return { files, readFrontMatter };
}
