import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSmallFile } from '../../src/paths/read-small.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';

let root: AbsoluteDir;

beforeAll(async () => {
  root = (await realpath(await mkdtemp(path.join(tmpdir(), 'small-')))) as AbsoluteDir;
  await mkdir(path.join(root, 'folder'));
  await writeFile(path.join(root, 'folder/exact'), 'x'.repeat(10));
  await writeFile(path.join(root, 'long'), 'x'.repeat(11));
  await symlink('folder/exact', path.join(root, 'link'));
  await symlink('folder', path.join(root, 'linked'));
  if (process.platform !== 'win32') execFileSync('mkfifo', [path.join(root, 'fifo')]);
});

afterAll(() => rm(root, { recursive: true }));

it('reads a regular file up to its limit', () => {
  expect(readSmallFile(root, 'folder/exact', 10)).toBe('x'.repeat(10));
});

it.each(['missing', 'long', 'folder', 'link', 'linked/exact', 'fifo'])(
  'answers nothing for %j and does not wait [arg-file-regular-only]',
  (file) => {
    expect(readSmallFile(root, file, 10)).toBeUndefined();
  },
);
