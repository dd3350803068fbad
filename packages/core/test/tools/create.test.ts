import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ToolOutcome } from '../../src/outcome.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';
import { resultLimits } from '../../src/render/limits.ts';
import { createTools } from '../../src/tools/create.ts';
import type { ToolsOptions } from '../../src/tools/options.ts';
import { plant, type Tree } from '../place/tree.ts';

const record = (id: string, scope: string): string =>
  `---\nid: "${id}"\ntitle: Decision ${id}\nstatus: accepted\ndate: "2026-01-01"\ndeciders: ["team:a"]\naffects:\n  - { type: path, pattern: "${scope}" }\n---\n# Decision\n`;

const tree: Tree = {
  'repo/.git/HEAD': 'x',
  'repo/docs/adr/0001-a.md': record('0001', 'src/**'),
  'repo/src/a.ts': '',
  'other/adr/0002-b.md': record('0002', 'src/**'),
};

const never = new AbortController().signal;

function toolsIn(top: string, more: Partial<ToolsOptions> = {}) {
  const directory = path.join(top, 'repo') as AbsoluteDir;
  return createTools({
    env: { PATH: '' },
    envTrust: 'user',
    limits: resultLimits.standard,
    workspace: async () => ({ directory, guessed: false }),
    barred: { home: undefined, installFolders: [] },
    platform: process.platform,
    node: process.execPath,
    ...more,
  });
}

const explain = (tools: ReturnType<typeof createTools>) =>
  tools.call('adr_explain', { path: 'src/a.ts' }, never);

function governing(outcome: ToolOutcome): unknown {
  if (!outcome.ok) return outcome.code;
  return (outcome.report['governing'] as { recordId: string }[]).map(({ recordId }) => recordId);
}

describe('the tools', () => {
  it('answer in this process, with nothing on PATH [engine-embedded]', async () => {
    const outcome = await explain(toolsIn(await plant(tree)));
    expect(governing(outcome)).toStrictEqual(['0001']);
    expect(outcome).toMatchObject({ exitCode: 0, source: { engine: 'embedded', corpus: 'docs/adr' } });
  });

  it('see a record that has changed since the last call', async () => {
    const top = await plant(tree);
    const tools = toolsIn(top);
    const before = governing(await explain(tools));
    await writeFile(path.join(top, 'repo/docs/adr/0001-a.md'), record('0001', 'lib/**'));
    await writeFile(path.join(top, 'repo/docs/adr/0003-c.md'), record('0003', 'src/a.ts'));
    expect([before, governing(await explain(tools))]).toStrictEqual([['0001'], ['0003']]);
  });

  it('take ADRKIT_DIR from the user’s environment alone [corpus-env-trusted] [engine-untrusted-env]', async () => {
    const top = await plant(tree);
    const env = { PATH: '', ADRKIT_DIR: path.join(top, 'other/adr') };
    expect(governing(await explain(toolsIn(top, { env })))).toStrictEqual(['0002']);
    const envTrust = 'repository-may-set';
    expect(governing(await explain(toolsIn(top, { env, envTrust })))).toStrictEqual(['0001']);
  });

  it('ask for the directory in each call, and answer no-workspace when it has gone [session-none]', async () => {
    const top = await plant(tree);
    const tools = toolsIn(top);
    await explain(tools);
    await rm(path.join(top, 'repo'), { recursive: true });
    expect(await explain(tools)).toMatchObject({ ok: false, code: 'no-workspace' });
    expect(await explain(toolsIn(top, { workspace: async () => undefined }))).toMatchObject({
      code: 'no-workspace',
    });
  });

  it('answer internal, and nothing more, when something throws [outcome-no-leak]', async () => {
    const workspace = () => Promise.reject(new Error('MARKER'));
    const outcome = await explain(toolsIn(await plant(tree), { workspace }));
    expect(outcome).toMatchObject({
      ok: false,
      code: 'internal',
      message: expect.not.stringContaining('MARKER'),
    });
  });

  it('are cancelled by their caller [outcome-cancelled]', async () => {
    const tools = toolsIn(await plant(tree));
    expect(await tools.call('adr_lint', {}, AbortSignal.abort())).toMatchObject({ code: 'cancelled' });
  });

  it('judge the arguments before anything else [root-none-check]', async () => {
    const workspace = () => Promise.reject(new Error('asked'));
    const tools = toolsIn(await plant(tree), { workspace });
    expect(await tools.call('adr_lint', { x: 1 }, never)).toMatchObject({ code: 'unknown-argument' });
    const plain = await plant({ 'repo/docs/adr/': '' });
    expect(await toolsIn(plain).call('adr_check', {}, never)).toMatchObject({ code: 'not-work-tree' });
  });

  it('count changed names that are not UTF-8, and check the others [corpus-names-counted]', async () => {
    const top = await plant({ 'repo/docs/adr/0001-a.md': record('0001', 'src/**'), 'repo/src/': '' });
    const repo = path.join(top, 'repo');
    execFileSync('git', ['init', '--quiet', repo]);
    await writeFile(
      Buffer.concat([Buffer.from(`${repo}/src/`), Buffer.from([0xff]), Buffer.from('.ts')]),
      '',
    );
    const env = { PATH: process.env['PATH'], PRECEDENT_ENGINE: 'embedded' };
    const outcome = await toolsIn(top, { env }).call('adr_check', {}, never);
    expect(governing(outcome)).toStrictEqual([]);
    expect(outcome).toMatchObject({
      report: { changedFiles: ['docs/adr/0001-a.md'] },
      source: { base: null, why: expect.stringMatching(/1 changed file has a name that is not UTF-8/u) },
    });
  });

  it('let git read the user’s own settings, unless a repository may have named them [engine-untrusted-env]', async () => {
    const top = await plant({
      'repo/docs/adr/0001-a.md': record('0001', 'src/**'),
      'repo/src/a.ts': '',
      'settings/git/ignore': 'src\n',
    });
    execFileSync('git', ['init', '--quiet', path.join(top, 'repo')]);
    const env = { PATH: process.env['PATH'], XDG_CONFIG_HOME: path.join(top, 'settings') };
    const check = async (more: Partial<ToolsOptions>) =>
      governing(await toolsIn(top, { env, ...more }).call('adr_check', {}, never));
    expect(await check({})).toStrictEqual([]);
    expect(await check({ envTrust: 'repository-may-set' })).toStrictEqual(['0001']);
  });
});
