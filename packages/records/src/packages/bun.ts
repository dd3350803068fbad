import { createCollection, splitDescriptor } from './collect.ts';
import type { Dependencies } from './lockfiles.ts';

/**
 * `bun.lock`: JSON with trailing commas, one package to a line whose array begins with `name@version`. Read line by line,
 * so that neither comments nor commas matter.
 */
export function parseBunLock(text: string): Dependencies | undefined {
  if (!/"lockfileVersion"\s*:/.test(text.slice(0, 4096))) return undefined;
  const found = createCollection();
  for (const line of text.split('\n')) {
    const descriptor = /^\s*"[^"]+"\s*:\s*\[\s*"([^"]+)"/.exec(line)?.[1];
    const parts = descriptor === undefined ? undefined : splitDescriptor(descriptor);
    if (parts !== undefined) found.add(parts.name, parts.version);
  }
  return found.all;
}
