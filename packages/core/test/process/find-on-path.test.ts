import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOnPath, findOnPath, safePath, type PathFiles } from '../../src/process/find-on-path.ts';

let base: string;
let root: string;
const platform = 'linux';

function program(folder: string, name = 'adr', mode = 0o755): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'find-on-path-')));
  root = join(base, 'repo');
  mkdirSync(root);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('on POSIX', () => {
  it('finds the first program of the name', () => {
    const first = program(join(base, 'first'));
    program(join(base, 'second'));
    program(join(root, 'bin'));
    const path = [join(base, 'none'), join(base, 'first'), join(base, 'second')].join(':');
    expect(findOnPath('adr', { path, root, platform })).toBe(first);
    expect([...allOnPath('adr', { path: `${path}:${root}/bin`, root, platform })]).toEqual([
      { file: first, inRepository: false },
      { file: join(base, 'second', 'adr'), inRepository: false },
      { file: program(join(root, 'bin')), inRepository: true },
    ]);
  });

  it('passes over empty and relative entries [engine-path-entries]', () => {
    const folder = join(base, 'relative');
    program(folder);
    const way = relative(process.cwd(), folder);
    for (const path of ['', ':', '.:', way, `./${way}`]) {
      expect(findOnPath('adr', { path, platform })).toBeUndefined();
    }
    expect(findOnPath('adr', { path: folder, platform })).toBeDefined();
    expect(findOnPath('adr', { path: undefined, platform })).toBeUndefined();
  });

  it('passes over an entry inside the root, as written, with dots and through a link [engine-path-entries]', () => {
    program(join(root, 'bin'));
    symlinkSync(join(root, 'bin'), join(base, 'link-to-bin'));
    const entries = [
      join(root, 'bin'),
      `${root}/x/../bin/`,
      `${base}/other/../repo/bin`,
      join(base, 'link-to-bin'),
    ];
    for (const path of entries) expect(findOnPath('adr', { path, root, platform })).toBeUndefined();
    for (const path of [entries[0], entries[3]]) expect(findOnPath('adr', { path, platform })).toBeDefined();
  });

  it('passes over a link from outside to a program inside the root', () => {
    mkdirSync(join(base, 'linked'));
    symlinkSync(program(join(root, 'tools')), join(base, 'linked', 'adr'));
    expect(findOnPath('adr', { path: join(base, 'linked'), root, platform })).toBeUndefined();
    expect(findOnPath('adr', { path: join(base, 'linked'), platform })).toBe(join(base, 'linked', 'adr'));
  });

  it('takes a folder whose name only begins like the root’s', () => {
    const file = program(join(base, 'repo-tools'));
    expect(findOnPath('adr', { path: join(base, 'repo-tools'), root, platform })).toBe(file);
  });

  it('passes over a directory of the name and a file that may not be started', () => {
    mkdirSync(join(base, 'folder', 'adr'), { recursive: true });
    program(join(base, 'plain'), 'adr', 0o644);
    const path = `${join(base, 'folder')}:${join(base, 'plain')}`;
    expect(findOnPath('adr', { path, root, platform })).toBeUndefined();
  });

  it('leaves of PATH itself only what it would look in [engine-path-entries]', () => {
    const path = `${base}/first::.:bin:${root}/bin:${base}/link-to-bin:${base}/first/:/usr/bin`;
    expect(safePath({ path, root, platform })).toBe(`${base}/first:/usr/bin`);
    expect(safePath({ path: undefined, root, platform })).toBe('');
  });

  it('looks up bare names only', () => {
    program(join(base, 'deep', 'bin'));
    for (const name of ['', 'bin/adr', '../deep/bin/adr', String.raw`bin\adr`]) {
      expect(findOnPath(name, { path: join(base, 'deep'), root, platform })).toBeUndefined();
    }
  });
});

describe('on Windows', () => {
  const there = (...paths: string[]): PathFiles => ({
    isProgram: (file) => paths.includes(file),
    real: (path) => path,
  });
  const find = (path: string, files: PathFiles, pathext?: string): string | undefined =>
    findOnPath('adr', { path, root: String.raw`C:\repo`, platform: 'win32', pathext, files });

  it.each([
    [String.raw`C:\tools`, String.raw`C:\tools\adr.exe`, undefined],
    [String.raw`"C:\a tool"`, String.raw`C:\a tool\adr.cmd`, undefined],
    [String.raw`\\server\share`, String.raw`\\server\share\adr.exe`, undefined],
    [String.raw`C:\tools`, String.raw`C:\tools\adr.ps1`, '.PS1;.EXE'],
    [String.raw`C:\repo-tools`, String.raw`C:\repo-tools\adr.exe`, undefined],
  ])('finds through %s the program %s', (path, file, pathext) => {
    expect(find(path, there(file), pathext)).toBe(file);
  });

  it.each(['', '.', 'bin', 'C:bin', String.raw`\bin`, String.raw`C:\repo`, String.raw`c:\REPO\bin`])(
    'passes over the entry %j',
    (path) => {
      const everywhere: PathFiles = { isProgram: () => true, real: (at) => at };
      expect(find(path, everywhere)).toBeUndefined();
    },
  );

  it('does not take a file without a program’s ending', () => {
    expect(find(String.raw`C:\tools`, there(String.raw`C:\tools\adr`))).toBeUndefined();
  });
});
