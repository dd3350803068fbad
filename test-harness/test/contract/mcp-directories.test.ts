import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordText } from '../../src/contract/record-text.ts';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { callTool, connect, systemPath } from '../../src/drivers/mcp.ts';

const names = ['flag', 'environment', 'roots', 'project', 'process'] as const;

let repository: Repository;
let at: (name: string) => string;
let base: Record<string, string>;

beforeEach(async () => {
  repository = await createRepository();
  at = (name) => path.join(repository.top, name);
  base = { PATH: systemPath, HOME: at('home') };
  for (const name of names) {
    const text = recordText({ id: '0001', title: `From ${name}`, affects: ['**'] });
    await repository.write({
      [`../${name}/docs/adr/0001-x.md`]: text,
      [`../${name}/.git/HEAD`]: 'ref: refs/heads/x\n',
    });
  }
  await mkdir(at('bare-folder'));
});

afterEach(() => repository.dispose());

interface Asked {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  readonly roots?: () => unknown;
  readonly cwd?: string;
  readonly client?: string;
}

/** The title of the one record that answers, or the failure's code. */
async function answering({
  args = [],
  env = {},
  roots,
  cwd = at('bare-folder'),
  client,
}: Asked): Promise<string> {
  const mcp = await connect({ args, env: { ...base, ...env }, cwd }, roots, client);
  try {
    return shown(await callTool(mcp.client, 'adr_explain', { path: 'x.ts' }));
  } finally {
    await mcp.close();
  }
}

function shown(answer: Awaited<ReturnType<typeof callTool>>): string {
  if (answer.kind !== 'success') return answer.text.split(':', 1)[0] ?? '';
  const { governing } = answer.view['report'] as { governing: { title: string }[] };
  return governing.map(({ title }) => title).join();
}

const rootsOf =
  (...folders: string[]) =>
  () =>
    folders.map((folder) => ({ uri: pathToFileURL(folder).href }));

describe('the directory of a call', () => {
  it('comes from the first source that names one [session-order]', async () => {
    const flag = ['--cwd', at('flag')];
    const environment = { PRECEDENT_CWD: at('environment') };
    const project = { CLAUDE_PROJECT_DIR: at('project') };
    const roots = rootsOf(at('roots'));
    const all = { args: flag, env: { ...environment, ...project }, roots, cwd: at('process') };
    expect(await answering(all)).toBe('From flag');
    expect(await answering({ ...all, args: [] })).toBe('From environment');
    expect(await answering({ ...all, args: [], env: project })).toBe('From roots');
    expect(await answering({ env: project, cwd: at('process') })).toBe('From project');
    expect(await answering({ cwd: at('process') })).toBe('From process');
  });

  it('is where --cwd leads from the start directory when it is relative [session-order]', async () => {
    expect(await answering({ args: ['--cwd', '../flag'] })).toBe('From flag');
  });

  it.each(['', '/definitely/not/here', '${workspaceFolder}', 'C:\\x', '\\\\wsl.localhost\\Debian\\x'])(
    'is none when --cwd is %j, and no other is tried [session-none]',
    async (cwd) => {
      expect(await answering({ args: ['--cwd', cwd], cwd: at('process') })).toBe('no-workspace');
    },
  );

  it('is the first root that may be one [session-roots-qualify]', async () => {
    const roots = rootsOf('/', at('home'), at('missing'), at('roots'), at('project'));
    expect(await answering({ roots, cwd: at('process') })).toBe('From roots');
    const gone = rootsOf('/', at('home'), at('missing'));
    expect(await answering({ roots: gone, cwd: at('process') })).toBe('no-workspace');
  });

  it('is another when the client’s roots change, and none when that has gone [session-roots-per-call]', async () => {
    let folder = at('roots');
    const mcp = await connect({ env: base, cwd: at('bare-folder') }, () => rootsOf(folder)());
    const ask = async () => shown(await callTool(mcp.client, 'adr_explain', { path: 'x.ts' }));
    const seen = [await ask()];
    folder = at('project');
    seen.push(await ask());
    await rm(folder, { recursive: true });
    seen.push(await ask());
    await mcp.close();
    expect(seen).toStrictEqual(['From roots', 'From project', 'no-workspace']);
  });

  it('does not wait for a client that never names its roots [session-roots-per-call]', async () => {
    const started = performance.now();
    expect(await answering({ roots: () => new Promise(() => {}), cwd: at('process') })).toBe('From process');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each([
    ['text', () => 'no list'],
    ['an error', () => Promise.reject(new Error('no'))],
    ['other schemes', () => [{ uri: 'vscode-remote://x/y' }]],
    ['another machine', () => [{ uri: 'file://server/share' }]],
  ])(
    'comes from elsewhere when the client answers %s about its roots [session-roots-qualify]',
    async (_, roots) => {
      expect(await answering({ roots, cwd: at('process') })).toBe('From process');
    },
  );

  it('is none in a start folder that looks like no project, and the tools are listed all the same [session-none, mcp-handshake]', async () => {
    for (const cwd of [at('bare-folder'), '/']) {
      const mcp = await connect({ env: base, cwd });
      expect((await mcp.client.listTools()).tools).toHaveLength(3);
      expect(await callTool(mcp.client, 'adr_lint', {})).toMatchObject({
        kind: 'failure',
        text: expect.stringMatching(/^no-workspace: .*--cwd DIR.*PRECEDENT_CWD/u),
      });
      await mcp.close();
    }
  });

  it('is none in the home directory, although that is a repository with records [root-never-special]', async () => {
    expect(await answering({ cwd: at('process'), env: { HOME: at('process') } })).toBe('no-workspace');
  });

  it.each(['PLUGIN_ROOT', 'COPILOT_PLUGIN_ROOT', 'CLAUDE_PLUGIN_ROOT'])(
    'is none in the plugin’s own folder, which %s names [root-never-special]',
    async (name) => {
      expect(await answering({ cwd: at('process'), env: { [name]: at('process') } })).toBe('no-workspace');
    },
  );

  it('is not taken from an environment that a repository may set [engine-untrusted-env]', async () => {
    const env = { PRECEDENT_CWD: at('environment'), ADRKIT_DIR: at('environment/docs/adr') };
    expect(await answering({ env, roots: rootsOf(at('roots')), client: 'claude-code' })).toBe('From roots');
  });
});
