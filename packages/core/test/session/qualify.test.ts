import path from 'node:path';
import { expect, it } from 'vitest';
import { firstQualified } from '../../src/session/qualify.ts';
import { plant } from '../place/tree.ts';

const tree = {
  'home/.git/HEAD': 'x',
  'plain/a/': '',
  'repo/.git/HEAD': 'x',
  'repo/src/': '',
  'other/.git/HEAD': 'x',
};

const table: readonly [given: string[], taken: string | undefined][] = [
  [['repo/src', 'other'], 'repo/src'],
  [['other', 'repo/src'], 'other'],
  [['gone', 'home', 'plain', 'other'], 'other'],
  [['gone', 'plain', 'plain/a'], 'plain'],
  [['gone', 'home'], undefined],
  [['home'], 'home'],
  [[], undefined],
];

it.each(table)(
  'takes the first of %j that may be a root: %j [session-roots-qualify]',
  async (given, taken) => {
    const top = await plant(tree);
    const barred = { home: path.join(top, 'home'), installFolders: [] };
    const first = await firstQualified(
      given.map((directory) => path.join(top, directory)),
      process.platform,
      barred,
    );
    expect(first && path.relative(top, first)).toBe(taken);
  },
);

it('passes over the root of the file system and other systems’ forms [session-roots-qualify]', async () => {
  const top = await plant(tree);
  const barred = { home: undefined, installFolders: [] };
  const given = [
    'C:\\x',
    '\\\\wsl.localhost\\x',
    '/',
    'relative',
    path.join(top, 'other'),
    path.join(top, 'repo'),
  ];
  expect(await firstQualified(given, 'linux', barred)).toBe(path.join(top, 'other'));
  expect(await firstQualified(['C:\\x'], 'linux', barred)).toBeUndefined();
});
