import { describe, expect, it } from 'vitest';
import type { EngineFiles } from '../../src/engine/files.ts';
import { resolveCli } from '../../src/engine/resolve-cli.ts';

const node = String.raw`C:\Program Files\nodejs\node.exe`;

/** A Windows disk: each path with the text of its file. */
function disk(content: Readonly<Record<string, string>>): EngineFiles {
  return {
    isProgram: (path) => content[path] !== undefined,
    real: (path) => path,
    kind: (path) => (content[path] === undefined ? 'none' : 'file'),
    text: (path) => content[path],
    identity: (path) => path,
  };
}

const shim = String.raw`@node "%~dp0\..\lib\adr.js" %*`;
const files = disk({
  [String.raw`C:\Program Files\x y\adr.cmd`]: shim,
  [String.raw`C:\Program Files\lib\adr.js`]: '',
  [String.raw`C:\tools\adr.exe`]: '',
  [String.raw`C:\tools\old.com`]: '',
  [String.raw`C:\tools\old.bat`]: shim,
  [String.raw`C:\tools\new.mjs`]: '',
  [String.raw`C:\tools\a.b\adr.exe`]: '',
  [String.raw`C:\tools\adr.json`]: '',
  [String.raw`C:\tools\adr.xjs`]: '',
  [String.raw`C:\tools\adr.cmd`]: 'whatever',
  [String.raw`C:\shims\adr.ps1`]: '& "$basedir/node$exe"  "$basedir/../lib/adr.js" $args',
  [String.raw`C:\lib\adr.js`]: '',
  [String.raw`C:\broken\adr.cmd`]: shim.replace('lib', 'gone'),
  [String.raw`C:\odd\adr.cmd`]: '@adr.exe %*',
  [String.raw`C:\odd\adr.vbs`]: '',
  [String.raw`C:\odd\adr`]: '#!/bin/sh',
  [String.raw`C:\repo\adr.exe`]: '',
});

const resolve = (value: string, path = String.raw`C:\tools`): ReturnType<typeof resolveCli> =>
  resolveCli(value, {
    platform: 'win32',
    root: String.raw`C:\repo`,
    node,
    files,
    path,
    pathext: '.COM;.EXE;.CMD;.PS1',
  });

describe('ADRKIT_CLI on Windows [cli-windows-shims]', () => {
  it.each([
    ['a program', String.raw`C:\tools\adr.exe`, String.raw`C:\tools\adr.exe`, []],
    [
      'a .cmd below folders with spaces',
      String.raw`C:\Program Files\x y\adr.cmd`,
      node,
      [String.raw`C:\Program Files\lib\adr.js`],
    ],
    [
      'the same without its ending',
      String.raw`C:\Program Files\x y\adr`,
      node,
      [String.raw`C:\Program Files\lib\adr.js`],
    ],
    ['a .ps1', String.raw`C:\shims\adr.ps1`, node, [String.raw`C:\lib\adr.js`]],
    ['a .ps1 without its ending', String.raw`C:\shims\adr`, node, [String.raw`C:\lib\adr.js`]],
    ['a script', 'C:/lib/adr.js', node, [String.raw`C:\lib\adr.js`]],
    ['a .com', String.raw`C:\tools\old.com`, String.raw`C:\tools\old.com`, []],
    ['a .bat', String.raw`C:\tools\old.bat`, node, [String.raw`C:\lib\adr.js`]],
    [
      'a module',
      String.raw`C:\tools\new.MJS`.toLowerCase().replace('c:', 'C:'),
      node,
      [String.raw`C:\tools\new.mjs`],
    ],
    ['one below a folder with a dot', String.raw`C:\tools\a.b\adr`, String.raw`C:\tools\a.b\adr.exe`, []],
    ['a bare name', 'adr', String.raw`C:\tools\adr.exe`, []],
  ])('starts %s', (_, value, file, args) => {
    const found = resolve(value);
    expect(found.ok && [found.program.file, found.program.args]).toEqual([file, args]);
  });

  it.each([
    ['a shim that starts no JavaScript', String.raw`C:\odd\adr.cmd`, 'unknown-shim'],
    ['a shim whose script is gone', String.raw`C:\broken\adr.cmd`, 'unknown-shim'],
    ['another kind of script', String.raw`C:\odd\adr.vbs`, 'not-executable'],
    ['a script that needs a shell', String.raw`C:\odd\adr.sh`, 'not-there'],
    ['a file that is no script', String.raw`C:\tools\adr.json`, 'not-executable'],
    ['a file whose ending ends like a script’s', String.raw`C:\tools\adr.xjs`, 'not-executable'],
    ['the current directory', '.', 'not-absolute'],
    ['the directory above', '..', 'not-absolute'],
    ['a path relative to the drive', 'C:adr.exe', 'name-not-on-path'],
    ['a path relative to the current drive', String.raw`\tools\adr.exe`, 'not-absolute'],
    ['a POSIX path', '/tools/adr', 'not-absolute'],
    ['a relative path', String.raw`.\adr.exe`, 'not-absolute'],
  ])('refuses %s', (_, value, reason) => {
    expect(resolve(value)).toEqual({ ok: false, reason });
  });

  it('never looks for a bare name in the repository or the current directory', () => {
    const path = String.raw`.;;C:\repo;c:\REPO\.`;
    expect(resolve('adr', path)).toEqual({ ok: false, reason: 'name-not-on-path' });
  });
});

describe('ADRKIT_CLI on POSIX', () => {
  const posix: EngineFiles = {
    ...disk({}),
    kind: (path) => (path === '/x/folder' ? 'other' : path.startsWith('/x/') ? 'file' : 'none'),
    isProgram: (path) => path === '/x/adr.cmd',
  };
  const place = {
    platform: 'linux',
    root: '/repo',
    node: '/node',
    files: posix,
    path: '/x',
    pathext: undefined,
  } as const;

  it('starts the file itself, whatever its ending', () => {
    const program = { file: '/x/adr.cmd', args: [], named: '/x/adr.cmd' };
    expect(resolveCli('/x/adr.cmd', place)).toEqual({ ok: true, program });
    expect(resolveCli('adr.cmd', place)).toEqual({ ok: true, program });
  });

  it.each([
    ['/x/adr', 'not-executable'],
    ['/x/adr.js', 'not-executable'],
    ['/x/folder', 'not-a-file'],
    ['/y/adr', 'not-there'],
    ['.', 'not-absolute'],
    ['..', 'not-absolute'],
    ['x/adr', 'not-absolute'],
    [String.raw`x\adr`, 'not-absolute'],
  ])('refuses %s', (value, reason) => {
    expect(resolveCli(value, place)).toEqual({ ok: false, reason });
  });
});
