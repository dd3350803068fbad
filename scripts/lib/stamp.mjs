import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A digest of files by content, so that a checkout that only touches times rebuilds nothing.
 * @param {string} root
 * @param {readonly string[]} files relative to `root`; one that is missing counts as such
 * @param {readonly string[]} [facts] anything else the result depends on
 */
export function digest(root, files, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(read(path.join(root, file)) ?? 'missing');
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * Every file below a folder, relative to `root`, `/` separated, in code unit order.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(root, folder) {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} value
 */
export function stamped(root, name, value) {
  return read(stampFile(root, name))?.toString() === value;
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} value
 */
export function stamp(root, name, value) {
  mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
  writeFileSync(stampFile(root, name), value);
}

/**
 * Stamps live in node_modules: never committed, and gone together with what they vouch for.
 * @param {string} root
 * @param {string} name
 */
function stampFile(root, name) {
  return path.join(root, 'node_modules', '.precedent', name);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
