import type { NamedReading } from '../corpus/read-names.ts';
import type { Pacer } from '../corpus/pacer.ts';
import type { RecordFile } from '../record.ts';
import type { PlainReader } from './plain-reader.ts';
import type { Evidence } from './shape.ts';

/** A document that may be a record, and what its text has to show for that. */
export interface Candidate extends NamedReading {
  readonly needed: Evidence;
}

export interface Sorted {
  /** By path, code unit. */
  readonly files: readonly RecordFile[];
  readonly beside: readonly string[];
  /** Each with the reason. */
  readonly skipped: ReadonlyMap<string, string>;
  /** Something in the folder reads like a record of some format. */
  readonly speaks: boolean;
}

const NO_RECORD =
  'This file was not read as a record: it has no record’s name (such as 0012-title), nor a status and a section such as Decision.';

/** Tells records from templates and other pages by what is in them. Undefined when the caller has given up. */
export async function sortReadings(
  candidates: readonly Candidate[],
  read: PlainReader,
  pacer: Pacer,
): Promise<Sorted | undefined> {
  const files: RecordFile[] = [];
  const beside: string[] = [];
  const skipped = new Map<string, string>();
  let speaks = false;
  for (const { name, reading, needed } of candidates) {
    if (reading.source === undefined) files.push(reading.file);
    else {
      const { file, evidence, isTemplate } = await read(reading.source);
      if (isTemplate) beside.push(name);
      else if (needed === 'strong' && evidence !== 'strong') skipped.set(name, NO_RECORD);
      else {
        files.push(file);
        speaks ||= evidence !== 'none';
      }
    }
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  files.sort((left, right) => (left.path < right.path ? -1 : 1));
  return { files, beside, skipped, speaks };
}
