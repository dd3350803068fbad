import { expect, it } from 'vitest';
import { asAbsoluteDir } from '../../src/paths/absolute.ts';

const forms: readonly [value: unknown, posix: string | undefined, windows: string | undefined][] = [
  ['/home/me', '/home/me', undefined],
  ['/home/me/../you/.', '/home/you', undefined],
  ['/', '/', undefined],
  ['C:\\x', undefined, 'C:\\x'],
  ['c:/x/y/', undefined, 'c:\\x\\y'],
  ['C:x', undefined, undefined],
  ['C:', undefined, undefined],
  ['\\x', undefined, undefined],
  ['\\\\wsl.localhost\\Debian\\home\\x', undefined, '\\\\wsl.localhost\\Debian\\home\\x'],
  ['/mnt/c/x', '/mnt/c/x', undefined],
  ['docs', undefined, undefined],
  ['.', undefined, undefined],
  ['${workspaceFolder}', undefined, undefined],
  ['', undefined, undefined],
  ['/a\0b', undefined, undefined],
  [undefined, undefined, undefined],
  [5, undefined, undefined],
];

it.each(forms)('takes %j only in this platform’s own form', (value, posix, windows) => {
  expect(asAbsoluteDir(value, 'linux')).toBe(posix);
  expect(asAbsoluteDir(value, 'win32')).toBe(windows);
});
