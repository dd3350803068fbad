import { expect, it } from 'vitest';
import { baseName, isAdr } from '../../src/guard/program.ts';

it.each([
  ['npx', 'npx'],
  ['/usr/bin/npx', 'npx'],
  ['C:\\a\\npx.cmd', 'npx'],
  ['a/b\\npx', 'npx'],
  ['a\\b/npx', 'npx'],
  ['pnpm@9.1', 'pnpm'],
  ['@a/npx@1', 'npx'],
  ['@npx', '@npx'],
  ['npx.EXE', 'npx'],
  ['npx.bat', 'npx'],
  ['npx.ps1', 'npx'],
  ['npx.exe.x', 'npx.exe.x'],
  ['npx.sh', 'npx.sh'],
  ['', ''],
])('finds in %j the name %j', (word, name) => {
  expect(baseName(word)).toBe(name);
});

it.each([
  'adr',
  'a/adr',
  'a\\adr',
  'npm:adr',
  'adr@1',
  'adr.cmd',
  'adr.mjs',
  '@adrkit/cli',
  '@adrkit\\cli',
  'npm:@adrkit/cli@1',
  'a/@adrkit/cli/dist/x.js',
  '@precedent/adr',
])('takes %j for an adr', (word) => {
  expect(isAdr(word)).toBe(true);
});

it.each([
  '',
  'adr/',
  'adr/x',
  'adr x',
  'xadr',
  'adr.md',
  'adr-x',
  'a:b',
  '@adrkit/cli x',
  'x@adrkit',
  '@adrkit/clix',
  'adr@',
  '\\',
])('does not take %j for one', (word) => {
  expect(isAdr(word)).toBe(false);
});
