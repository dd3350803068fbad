import { createCollection } from './collect.ts';
import type { Dependencies } from './lockfiles.ts';

/** `package-lock.json` and `npm-shrinkwrap.json`, versions 1 to 3. */
export function parseNpmLock(text: string): Dependencies | undefined {
  const lock = parse(text);
  if (!isObject(lock)) return undefined;
  const found = createCollection();
  if (isObject(lock['packages'])) {
    for (const [place, entry] of Object.entries(lock['packages'])) {
      const folder = place.lastIndexOf('node_modules/');
      if (folder < 0 || !isObject(entry) || typeof entry['version'] !== 'string') continue;
      // An alias is installed in a folder of another name than the package's own.
      const name = entry['name'];
      found.add(
        typeof name === 'string' ? name : place.slice(folder + 'node_modules/'.length),
        entry['version'],
      );
    }
    return found.all;
  }
  if (!isObject(lock['dependencies'])) return undefined;
  const open = [lock['dependencies']];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [name, entry] of Object.entries(next)) {
      if (!isObject(entry)) continue;
      if (typeof entry['version'] === 'string') found.add(name, entry['version']);
      if (isObject(entry['dependencies'])) open.push(entry['dependencies']);
    }
  }
  return found.all;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
