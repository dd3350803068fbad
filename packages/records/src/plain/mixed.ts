import type { TypedFile } from '../corpus/typed-pass.ts';
import type { RecordFile } from '../record.ts';
import type { PlainReader } from './plain-reader.ts';

const mergers = new WeakMap<RecordFile, RecordFile>();

/**
 * A record that is none of the typed ones it lies among: the rules for those find fault with it, and it takes part in
 * answers all the same, read as it is. One that means to be typed and fails has to be repaired.
 */
export async function besideTyped(
  { file, reading, isTyped }: TypedFile,
  read: PlainReader,
): Promise<RecordFile> {
  if (isTyped !== false || reading.source === undefined) return file;
  const { file: own, evidence, isTemplate } = await read(reading.source);
  if (evidence === 'none' || isTemplate) return file;
  let merged = mergers.get(file);
  if (merged === undefined) mergers.set(file, (merged = { ...file, id: own.record.id, record: own.record }));
  return merged;
}
