import { recall } from './cache.ts';
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

/** Reads files until there is no more room. Undefined when the caller has given up. */
export async function readNames(
  context: Reading,
  names: readonly string[],
  room: Room,
): Promise<readonly NamedReading[] | undefined> {
  const out: NamedReading[] = [];
  for (const name of names) {
    if (room.records <= 0) break;
    const reading = recall(context.memory, context, name);
    room.bytes -= reading.bytes;
    if (room.bytes < 0) break;
    room.records -= 1;
    out.push({ name, reading });
    const go = context.pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  return out;
}
