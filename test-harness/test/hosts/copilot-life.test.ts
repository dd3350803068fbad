import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kill } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  execute,
  extensions,
  openSession,
  ready,
  startCopilot,
  toolNames,
  until,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { pluginBegunBy, pluginWithSdk } from '../../src/drivers/copilot-variant.ts';
import { copilotPrograms } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel } from '../../src/models/scripted-model.ts';

const isThere = (pid: number): boolean => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(hostsWanted).each(copilotPrograms)('the process of the extension in %s', (program) => {
  let repository: Repository;
  let host: CopilotHost;

  beforeAll(async () => {
    repository = await createRepository();
    host = await startCopilot(program);
  }, 60_000);
  afterAll(async () => {
    await host.stop();
    await repository.dispose();
  });

  async function open(pluginDirectories = [host.plugin]) {
    const { session } = await openSession(host, { workingDirectory: repository.root, pluginDirectories });
    await ready(session);
    const [extension] = await extensions(session);
    return { session, pid: extension?.pid ?? 0 };
  }
  const linted = (session: Awaited<ReturnType<typeof open>>['session']) => execute(session, 'adr_lint', {});

  it('ends on SIGTERM well inside the five seconds that it gets [copilot-sigterm]', async () => {
    const { session, pid } = await open();
    const started = performance.now();
    kill(pid, 'SIGTERM');
    await until('its end', () => !isThere(pid), 5000);
    expect(performance.now() - started).toBeLessThan(2000);
    await session.disconnect();
  }, 30_000);

  it('is replaced by a reload, and answers once again [copilot-reload]', async () => {
    const { session, pid } = await open();
    await session.rpc.extensions.reload();
    await until('another process', async () => {
      const [extension] = await extensions(session);
      return extension?.status === 'running' && extension.pid !== pid;
    });
    await ready(session);
    expect(await linted(session)).toMatchObject({ resultType: 'success' });
    await until('the end of the old one', () => !isThere(pid), 6000);
    expect((await session.rpc.canvas.list()).canvases).toHaveLength(1);
    await session.disconnect();
  }, 30_000);

  it('ends with its session, and a next session has its own [copilot-reload]', async () => {
    const first = await open();
    await first.session.disconnect();
    await until('its end', () => !isThere(first.pid), 6000);
    const second = await open();
    expect(await linted(second.session)).toMatchObject({ resultType: 'success' });
    await second.session.disconnect();
  }, 30_000);

  it('keeps what a library prints from the protocol, before the join and in a call [copilot-stdout]', async () => {
    const folder = path.join(host.home.directory, 'loud');
    const loud =
      "setInterval(() => { console.log('noise'); console.info('noise'); console.table([1]); }, 5).unref();";
    const wrap = "console.log('before'); setTimeout(() => console.log('after'), 20);";
    const plugin = await pluginWithSdk(folder, `${wrap} ${loud}`);
    const { session } = await open([plugin]);
    for (let call = 0; call < 5; call++)
      expect(await linted(session)).toMatchObject({ resultType: 'success' });
    await session.disconnect();
  }, 30_000);

  it('ends when a promise is rejected that nobody waits for, and the session goes on [copilot-unhandled]', async () => {
    const late = "setTimeout(() => { void Promise.reject(new Error('unheard')); }, 1500);";
    const plugin = await pluginBegunBy(path.join(host.home.directory, 'late'), late);
    const { session, pid } = await open([plugin]);
    await until('its end', () => !isThere(pid), 6000);
    await until('the status', async () => (await extensions(session))[0]?.status === 'failed');
    await session.rpc.tools.initializeAndValidate();
    expect(await toolNames(session)).not.toContain('adr_check');
    await session.disconnect();
  }, 30_000);

  it('ends a call, and the program that it started, when the turn is ended [copilot-cancel]', async () => {
    const started = path.join(repository.top, 'started');
    // It notes who it is and then waits for longer than the test.
    const slow = await repository.program('slow', `echo $$ > ${started}; exec sleep 60`);
    const model = await startScriptedModel(() => ({ calls: [{ name: 'adr_lint', input: {} }] }));
    const other = await startCopilot(program, { ADRKIT_CLI: slow });
    const { session } = await openSession(other, {
      workingDirectory: repository.root,
      modelUrl: model.url,
    });
    await ready(session);
    await session.send({ prompt: 'go' });
    const pid = async (): Promise<number> => Number(await readFile(started, 'utf8').catch(() => ''));
    await until('the program', async () => (await pid()) > 0);
    await session.abort();
    const slept = await pid();
    await until('its end', () => !isThere(slept), 5000);
    expect(isThere(slept)).toBe(false);
    await session.disconnect();
    await other.stop();
    await model.close();
  }, 40_000);

  it('asks for no sensitive environment variable, and is given none [copilot-no-environment]', async () => {
    const wrap = `const names = ['GITHUB_TOKEN', 'OPENAI_API_KEY'].filter((name) => process.env[name] !== undefined);
if (names.length > 0 || 'requestedEnvironmentVariables' in config) throw new Error('There are secrets.');`;
    const other = await startCopilot(program, { OPENAI_API_KEY: 'planted' });
    const plugin = await pluginWithSdk(path.join(other.home.directory, 'plain'), wrap);
    const { session, asked } = await openSession(other, {
      workingDirectory: repository.root,
      pluginDirectories: [plugin],
    });
    await ready(session);
    expect(asked.map(({ kind }) => kind)).toStrictEqual(['extension-permission-access']);
    await session.disconnect();
    await other.stop();
  }, 30_000);
});
