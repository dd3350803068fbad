import type { TypedFile } from '../corpus/typed-pass.ts';
import type { RecordFile } from '../record.ts';
import type { PlainReader } from './plain-reader.ts';

const mergers = new WeakMap<RecordFile, RecordFile>();

/**
 * A record that is none of the typed ones it lies among, or that has keys of its own beside theirs: the rules for typed
 * records find fault with it, and it takes part in answers all the same, read as it is. Any other one that means to be
 * typed and fails has to be repaired.
 */
export async function besideTyped(
  { file, reading, isTyped, hasOwnKeys }: TypedFile,
  read: PlainReader,
): Promise<RecordFile> {
  if ((isTyped !== false && !hasOwnKeys) || reading.source === undefined) return file;
  const { file: own, evidence, isTemplate } = await read(reading.source);
  if ((evidence === 'none' && !hasOwnKeys) || isTemplate) return file;
  let merged = mergers.get(file);
  if (merged === undefined) mergers.set(file, (merged = { ...file, id: own.record.id, record: own.record }));
  return merged;
}
