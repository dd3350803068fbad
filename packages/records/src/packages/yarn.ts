import { createCollection, splitDescriptor } from './collect.ts';
import type { Dependencies } from './lockfiles.ts';

/** `yarn.lock` of Yarn 1 and of later ones: a line of descriptors, then `version` below it. */
export function parseYarnLock(text: string): Dependencies | undefined {
  if (!/^# yarn lockfile v1|^__metadata:/m.test(text.slice(0, 4096))) return undefined;
  const found = createCollection();
  let names: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (/^[^\s#]/.test(line)) names = namesIn(line);
    const version = /^ {2}version:? "?([^"\s]+)"?/.exec(line)?.[1];
    if (version !== undefined) for (const name of names) found.add(name, version);
  }
  return found.all;
}

function namesIn(line: string): readonly string[] {
  const descriptors = line.replace(/:\s*$/, '').replaceAll('"', '').split(',');
  const names = descriptors.flatMap((descriptor) => {
    const parts = splitDescriptor(descriptor.trim());
    if (parts === undefined) return [];
    // `alias@npm:real@^1` installs the real package.
    const real = /^npm:(@?[^@]+)@/.exec(parts.version)?.[1];
    return [real ?? parts.name];
  });
  return [...new Set(names)];
}
