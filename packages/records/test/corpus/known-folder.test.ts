import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areUnchanged, knownFolder, stampOfFolder } from '../../src/corpus/known-folder.ts';

const hasFolderTimes = process.platform !== 'win32';
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'known-folder-'));
  writeFileSync(path.join(dir, 'a.md'), '');
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a folder that is known', () => {
  it.each([
    [2005, 'a.md/b.md'],
    [2006, hasFolderTimes ? undefined : 'a.md/b.md'],
  ])('that changed at 5 ms and was listed at %i ms is known with the names %j', (listedAt, names) => {
    const stamp = { dev: 1, ino: 2, size: 3, mtimeMs: 4, ctimeMs: 5 };
    expect(knownFolder('', stamp, ['a.md', 'b.md'], listedAt)).toEqual({ below: '', stamp, names });
  });

  it('has changed where its names have, though its stamp is the same', () => {
    const stamp = stampOfFolder(dir);
    expect(areUnchanged(dir, [knownFolder('', stamp, ['a.md'], 0)])).toBe(true);
    expect(areUnchanged(dir, [knownFolder('', stamp, ['b.md'], 0)])).toBe(false);
  });

  it('has changed where its stamp has, or where it is gone', () => {
    const stamp = stampOfFolder(dir);
    const later = Number.MAX_SAFE_INTEGER;
    expect(areUnchanged(dir, [knownFolder('', stamp, ['a.md'], later)])).toBe(true);
    const other = { ...stamp, ctimeMs: stamp.ctimeMs - 1 };
    expect(areUnchanged(dir, [knownFolder('', other, ['a.md'], later)])).toBe(false);
    expect(areUnchanged(dir, [knownFolder('below', stamp, [], later)])).toBe(false);
  });
});
