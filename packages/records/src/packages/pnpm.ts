import { createCollection, splitDescriptor } from './collect.ts';
import type { Dependencies } from './lockfiles.ts';

const key = /^ {2}(?:'([^']+)'|([^\s']\S*)):(?:\s|$)/;

/**
 * `pnpm-lock.yaml`, versions 5 to 9: the keys of its `packages` map. Read line by line, because parsing the YAML of a
 * lockfile takes seconds and the file is always written in one layout.
 */
export function parsePnpmLock(text: string): Dependencies | undefined {
  const version = /^lockfileVersion: *['"]?(\d+)/m.exec(text)?.[1];
  if (version === undefined) return undefined;
  const split = Number(version) < 6 ? splitOldKey : splitDescriptor;
  const found = createCollection();
  let inside = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) inside = line.startsWith('packages:');
    else if (inside) {
      const [, quoted, plain] = key.exec(line) ?? [];
      const parts = split((quoted ?? plain ?? '').replace(/^\//, '').replace(/\(.*$/, ''));
      if (parts !== undefined) found.add(parts.name, parts.version);
    }
  }
  return found.all;
}

/** Up to version 5: `/name/1.2.3_peer@4` and `/@scope/name/1.2.3`. */
function splitOldKey(descriptor: string): { name: string; version: string } | undefined {
  const [, name, version] = /^(@[^/]+\/[^/]+|[^/]+)\/([^_]+)/.exec(descriptor) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}
