import { createHook } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { AbsoluteDir } from '../../src/paths/types.ts';
import { findPlace } from '../../src/place/place.ts';
import { plant } from './tree.ts';

it('is found without starting a process [root-no-process]', async () => {
  const top = await plant({
    'repo/.git/HEAD': 'x',
    'repo/.adr-dir': 'decided',
    'repo/decided/': '',
    'repo/src/': '',
  });
  const started: string[] = [];
  const hook = createHook({
    init: (_, type) => void (type === 'PROCESSWRAP' && started.push(type)),
  }).enable();
  const place = await findPlace({
    workspace: { directory: path.join(top, 'repo/src') as AbsoluteDir, guessed: true },
    dir: undefined,
    corpusFromEnvironment: undefined,
    barred: { home: undefined, installFolders: [] },
  });
  const byPlace = started.length;
  await new Promise((resolve) => spawn(process.execPath, ['--version']).once('close', resolve));
  hook.disable();
  expect(place).toMatchObject({ ok: true, corpus: { shown: 'decided' } });
  expect([byPlace, started.length > byPlace]).toStrictEqual([0, true]);
});
