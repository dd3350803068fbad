import { createCollection, splitDescriptor } from './collect.ts';
import type { Dependencies } from './lockfiles.ts';

const key = /^ {2}(?:'([^']+)'|"([^"]+)"|([^\s'":][^\s:]*(?::[^\s:]+)*)):/;

/**
 * `pnpm-lock.yaml`, versions 5 to 9: the keys of its `packages` map. Read line by line, because parsing the YAML of a
 * lockfile takes seconds and the file is always written in one layout.
 */
export function parsePnpmLock(text: string): Dependencies | undefined {
  const found = createCollection();
  let inside = false;
  let isLock = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      inside = line.startsWith('packages:');
      isLock ||= line.startsWith('lockfileVersion:');
    } else if (inside) {
      const match = key.exec(line);
      const descriptor = (match?.[1] ?? match?.[2] ?? match?.[3])?.replace(/^\//, '').replace(/\(.*$/, '');
      const parts =
        descriptor === undefined ? undefined : (splitDescriptor(descriptor) ?? oldForm(descriptor));
      if (parts !== undefined) found.add(parts.name, parts.version);
    }
  }
  return isLock ? found.all : undefined;
}

/** Version 5 wrote `/name/1.2.3_peer@4` and `/@scope/name/1.2.3`. */
function oldForm(descriptor: string): { name: string; version: string } | undefined {
  const slash = descriptor.lastIndexOf('/');
  if (slash <= 0) return undefined;
  return { name: descriptor.slice(0, slash), version: descriptor.slice(slash + 1).replace(/_.*$/, '') };
}
