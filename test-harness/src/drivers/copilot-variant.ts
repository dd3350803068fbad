import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Repository } from '../contract/repository.ts';
import { builtPlugin } from './copilot-session.ts';

const extensionFile = 'extensions/precedent/extension.mjs';

/**
 * The built plugin with its SDK wrapped: `wrap` is the body of a function that gets each join's `config`, its number
 * from 1 and the `real` SDK, and may throw, change the configuration or wait. What it joins with is the real runtime.
 */
export async function pluginWithSdk(
  folder: string,
  wrap: string,
  lacking: readonly string[] = [],
): Promise<string> {
  await cp(builtPlugin, folder, { recursive: true });
  const file = path.join(folder, extensionFile);
  const source = await readFile(file, 'utf8');
  const wrapped = source.replace(/(["'`])@github\/copilot-sdk\/extension\1/u, '"./wrapped-sdk.mjs"');
  if (wrapped === source) throw new Error('The SDK’s import was not found.');
  await writeFile(file, wrapped);
  const names = ['createCanvas', 'defineWorkflow'].filter((name) => !lacking.includes(name));
  const sdk = `import * as real from '@github/copilot-sdk/extension';
${names.map((name) => `export const ${name} = real.${name};`).join('\n')}
let number = 0;
const wrap = async (config, number, real) => { ${wrap} };
export const joinSession = async (config) => real.joinSession((await wrap(config, ++number, real)) ?? config);
`;
  await writeFile(path.join(path.dirname(file), 'wrapped-sdk.mjs'), sdk);
  return folder;
}

/** The built plugin with a statement that runs before it joins. */
export async function pluginBegunBy(folder: string, statement: string): Promise<string> {
  await cp(builtPlugin, folder, { recursive: true });
  const file = path.join(folder, extensionFile);
  await writeFile(file, `${statement}\n${await readFile(file, 'utf8')}`);
  return folder;
}

/** A plugin that consists of one extension with this source. */
export async function pluginOf(folder: string, name: string, source: string): Promise<string> {
  await mkdir(path.join(folder, 'extensions', name), { recursive: true });
  await writeFile(path.join(folder, 'plugin.json'), JSON.stringify({ name, version: '1.0.0' }));
  await writeFile(path.join(folder, 'extensions', name, 'extension.mjs'), source);
  return folder;
}

/** A second repository beside the first, with one record of another id. */
export async function secondRepository(repository: Repository, name = 'second'): Promise<string> {
  const root = path.join(repository.top, name);
  await repository.write({
    [`../${name}/docs/adr/0042-second.md`]: secondRecord,
    [`../${name}/src/a.ts`]: 'a\n',
  });
  await repository.git('init', '--quiet', root);
  return root;
}

const secondRecord = `---
id: "0042"
title: Second
status: accepted
date: "2026-01-01"
deciders: ["team:platform"]
affects:
  - { type: path, pattern: "src/**" }
---

# Second

## Decision

We do the second thing.
`;
