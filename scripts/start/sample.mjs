import { readdirSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'target', 'vendor', 'coverage', 'reports']);
const limits = { files: 200, perFolder: 3, folders: 2000, depth: 8 };

/**
 * Files to ask about: a few of every folder, nearest to the top first, so that one call covers most of a repository.
 * @param {string} folder
 * @param {string} corpus the folder of records, relative to `folder`: records are not asked about
 */
export function sampleFiles(folder, corpus) {
  /** @type {string[]} */
  const files = [];
  const queue = [''];
  for (let seen = 0; seen < limits.folders && files.length < limits.files; seen++) {
    const at = queue.shift();
    if (at === undefined) break;
    const entries = list(path.join(folder, at));
    const below = entries.filter((entry) => entry.isDirectory() && !isSkipped(entry.name));
    if (at.split('/').length < limits.depth) queue.push(...below.map((entry) => join(at, entry.name)));
    const plain = entries.filter((entry) => entry.isFile() && isOrdinary(entry.name));
    if (at !== corpus) files.push(...plain.slice(0, limits.perFolder).map((entry) => join(at, entry.name)));
  }
  return files.slice(0, limits.files);
}

/** @param {string} dir */
function list(dir) {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** @param {string} name */
function isSkipped(name) {
  return skipped.has(name) || name.startsWith('.') || name.startsWith('-');
}

/**
 * A name that any tool takes as an argument.
 * @param {string} name
 */
function isOrdinary(name) {
  return !name.startsWith('-') && !name.startsWith('.') && /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(name);
}

/**
 * @param {string} at
 * @param {string} name
 */
function join(at, name) {
  return at === '' ? name : `${at}/${name}`;
}
