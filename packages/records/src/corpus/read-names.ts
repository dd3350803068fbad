import { isUnchanged, recall } from './cache.ts';
import type { CorpusMemory } from './cache.ts';
import type { Pacer } from './pacer.ts';
import type { FileReading, ReadingContext } from './read-file.ts';

export interface Reading extends ReadingContext {
  readonly memory: CorpusMemory;
  readonly pacer: Pacer;
}

export interface NamedReading {
  readonly name: string;
  readonly reading: FileReading;
}

/** How much one reading of a folder may still take. */
export interface Room {
  records: number;
  bytes: number;
}

/**
 * Reads files until there is no more room. One that changed while others were read is read again, so that an answer
 * speaks of one moment. Undefined when the caller has given up.
 */
export async function readNames(
  context: Reading,
  names: readonly string[],
  room: Room,
): Promise<readonly NamedReading[] | undefined> {
  const out: NamedReading[] = [];
  let readAny = false;
  for (let at = 0; at < names.length && room.records > 0; at += 1) {
    const name = names[at] as string;
    const { reading, isNew } = recall(context.memory, context, name);
    room.bytes -= reading.bytes;
    if (room.bytes < 0) break;
    room.records -= 1;
    out.push({ name, reading });
    readAny ||= isNew;
    // To ask the file system whether a file is the same takes little longer than to look at the clock.
    const go = isNew || at % 32 === 0 ? context.pacer.step() : true;
    if (go !== true && !(await go)) return undefined;
  }
  return readAny ? await readChanged(context, out) : out;
}

async function readChanged(
  context: Reading,
  readings: readonly NamedReading[],
): Promise<readonly NamedReading[] | undefined> {
  const out: NamedReading[] = [];
  for (const one of readings) {
    const { name, reading } = one;
    const changed = reading.stamp !== undefined && !isUnchanged(context, name, reading);
    out.push(changed ? { name, reading: recall(context.memory, context, name).reading } : one);
    const go = context.pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  return out;
}
