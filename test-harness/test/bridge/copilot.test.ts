import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SessionEvent, Tool } from '@github/copilot-sdk';
import { revokePlugin } from '@precedent/mcp-bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { running } from '../../src/attacks/processes.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { startScripted } from '../../src/drivers/copilot-scripted.ts';

type DropFirst<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

let home: PluginHome;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(() => home.remove());

const start = (...rest: DropFirst<Parameters<typeof startScripted>>) => startScripted(home, ...rest);
const granted = async (mode: string): Promise<void> => {
  await home.plugin('p', attacker(mode));
  await home.grant('p');
};
const bridged = (tools: readonly Tool[]) => tools.filter(({ name }) => name.startsWith('plugin_'));

describe('bridged tools in the Copilot extension', () => {
  it('stand beside ours, which alone skip the permission, and start nothing before a call [copilot-bridged] [bridge-lazy]', async () => {
    await granted('well-behaved');
    const { tools, call, extension } = await start();
    expect(tools.map(({ name, skipPermission }) => [name, skipPermission])).toStrictEqual([
      ['adr_check', true],
      ['adr_explain', true],
      ['adr_lint', true],
      ['plugin_p_evil_echo', undefined],
      ['plugin_p_evil_environment', undefined],
    ]);
    expect(running(home.home)).toStrictEqual([]);
    expect(await call('plugin_p_evil_echo', { a: 1 })).toStrictEqual({
      textResultForLlm: '{"a":1}',
      resultType: 'success',
    });
    expect(running(home.home)).toHaveLength(1);
    await extension.stop();
    expect(await home.survivors()).toStrictEqual([]);
  });

  it.each([
    ['there is no plugin', async () => {}],
    ['nothing is granted', async () => void (await home.plugin('p', attacker('well-behaved')))],
    [
      'the plugin has gone',
      async () => {
        await granted('well-behaved');
        await rm(path.join(home.folders.config, 'plugins'), { recursive: true });
      },
    ],
  ])('are not even looked for where %s [copilot-bridged-lazy]', async (_where, prepare) => {
    await prepare();
    const { joins, loaded, tools } = await start();
    expect(loaded()).toBe(0);
    expect(bridged(tools)).toStrictEqual([]);
    expect(joins).toHaveLength(1);
  });

  it('cost no join where none is offered [copilot-ladder-bridged]', async () => {
    await granted('well-behaved');
    await home.plugin('p', attacker('well-behaved', { env: { CHANGED: 'since' } }));
    const refused: string[] = [];
    const started = start({ report: (line) => refused.push(line) }, () => {
      throw new Error('No.');
    });
    await expect(started).rejects.toThrow('No.');
    // As without plugins: hooks and tools, each alone, and nothing twice.
    expect(refused.filter((line) => line.startsWith('A join'))).toHaveLength(3);
  });

  it('are given up first when a join is refused, and that is said [copilot-ladder-bridged]', async () => {
    await granted('well-behaved');
    const { joins, said, tools, call } = await start({}, ({ tools: offered = [] }) => {
      if (bridged(offered as Tool[]).length > 0) throw new Error('tool name "plugin_x" is bad');
    });
    expect(joins).toHaveLength(2);
    expect(tools.map(({ name }) => name)).toStrictEqual(['adr_check', 'adr_explain', 'adr_lint']);
    expect(said.join()).toContain('tool name "plugin_x" is bad');
    expect(await call('adr_lint')).toMatchObject({ resultType: 'failure' });
  });

  it('take nothing with them when the bridge cannot be loaded [copilot-ladder-bridged]', async () => {
    await granted('well-behaved');
    const lines: string[] = [];
    const loadBridge = () => Promise.reject(new Error('Cannot find bridge.mjs'));
    const { tools } = await start({ loadBridge, report: (line) => lines.push(line) });
    expect(tools).toHaveLength(3);
    expect(lines.join()).toContain('bridge.mjs');
  });

  it('are granted by nothing that lies in the repository [copilot-bridged] [bridge-consent]', async () => {
    await granted('well-behaved');
    const repository = path.join(home.home, '.config');
    await mkdir(path.join(repository, '.git'));
    expect(bridged((await start({ processDirectory: repository })).tools)).toStrictEqual([]);
    // The same folders count for a session that is elsewhere.
    expect(bridged((await start()).tools)).toHaveLength(2);
  });

  it('are refused once the session has moved to where they are granted from [copilot-bridged] [bridge-consent]', async () => {
    await granted('well-behaved');
    const { joins, call, extension } = await start();
    expect(await call('plugin_p_evil_echo')).toMatchObject({ resultType: 'success' });
    const repository = path.join(home.home, '.config');
    await mkdir(path.join(repository, '.git'));
    joins[0]?.onEvent?.({ type: 'session.context_changed', data: { cwd: repository } } as SessionEvent);
    await writeFile(
      path.join(home.folders.config, 'grants.json'),
      await readFile(path.join(home.folders.config, 'grants.json')),
    );
    expect(await call('plugin_p_evil_echo')).toMatchObject({ resultType: 'failure' });
    expect(await home.survivors()).toStrictEqual([]);
    await extension.stop();
  });

  it('that are missing are told of in the log, unless they were never granted [copilot-bridged] [bridge-drops-visible]', async () => {
    await granted('bad-names');
    await home.plugin('changed', attacker('well-behaved'));
    await home.grant('changed');
    await home.plugin('changed', attacker('well-behaved', { env: { SINCE: 'then' } }));
    await home.plugin('never', attacker('well-behaved'));
    const lines: string[] = [];
    await start({ report: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines.join('\n')).toContain('The plugin p'));
    const log = lines.filter((line) => line.startsWith('The plugin')).join('\n');
    expect(log).toMatch(/^The plugin changed, server evil: declaration-changed: /mu);
    expect(log).toMatch(
      /^The plugin p, server evil: tools that were dropped when you granted it: \d\. Type: precedent plugins list$/mu,
    );
    expect(log).not.toContain('never');
  });

  it('answer within the bytes that the runtime takes, and with a type it knows [copilot-bridged] [copilot-limit]', async () => {
    await granted('call-three-megabytes');
    const { call, extension } = await start();
    const { textResultForLlm, resultType } = await call('plugin_p_evil_echo');
    await extension.stop();
    expect(resultType).toBe('success');
    expect(Buffer.byteLength(textResultForLlm)).toBeLessThanOrEqual(20_000);
    expect(textResultForLlm).toContain('[Shortened');
  });

  it('end with the signal of their call, and their server with it [copilot-bridged] [bridge-ends]', async () => {
    await granted('call-never');
    const { call } = await start();
    const turn = new AbortController();
    const pending = call('plugin_p_evil_echo', {}, turn.signal);
    while (running(home.home).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    turn.abort();
    expect(await pending).toMatchObject({
      resultType: 'failure',
      textResultForLlm: expect.stringContaining('cancelled'),
    });
    expect(await home.survivors()).toStrictEqual([]);
  });

  it('are refused once they are revoked [copilot-bridged] [bridge-revoke]', async () => {
    await granted('well-behaved');
    const { call, extension } = await start();
    await call('plugin_p_evil_echo');
    await revokePlugin('p', home.surroundings);
    expect(await home.survivors()).toStrictEqual([]);
    const refused = await call('plugin_p_evil_echo');
    await extension.stop();
    expect(refused).toMatchObject({ resultType: 'failure' });
    expect(refused.textResultForLlm).toContain('not-granted');
  });

  it('hold up nothing when a folder of plugins is a file [copilot-bridged-lazy]', async () => {
    await granted('well-behaved');
    await rm(path.join(home.folders.config, 'plugins'), { recursive: true });
    await writeFile(path.join(home.folders.config, 'plugins'), '');
    expect((await start()).tools).toHaveLength(3);
  });
});
