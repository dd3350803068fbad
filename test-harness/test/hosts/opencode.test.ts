import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { running } from '../../src/attacks/processes.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { runOpencode } from '../../src/hosts/opencode.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ModelTurn, type ScriptedModel } from '../../src/models/scripted-model.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

const precedent = path.join(repositoryRoot, 'apps/precedent/dist/precedent.mjs');
const plain = path.join(repositoryRoot, 'packages/mcp-server/dist/server.mjs');
const echo = 'precedent_plugin_p_evil_echo';
const environment = 'precedent_plugin_p_evil_environment';

describe.runIf(hostsWanted)('the real opencode', { timeout: 90_000 }, () => {
  let repository: Repository;
  let home: PluginHome;
  let model: ScriptedModel;
  let proxy: Server;
  let outward = 0;
  let calls: Extract<ModelTurn, { readonly calls: unknown }>['calls'] = [];

  beforeEach(async () => {
    repository = await createRepository();
    home = await createPluginHome();
    outward = 0;
    proxy = createServer((socket) => {
      outward += 1;
      socket.destroy();
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    // A request without tools is for the title of the session.
    model = await startScriptedModel(({ tools, toolResults }) =>
      tools.length === 0 || toolResults.length > 0 ? { text: 'done' } : { calls },
    );
  });
  afterEach(async () => {
    proxy.close();
    await model.close();
    await home.remove();
    await repository.dispose();
  });

  const run = async (
    server: readonly string[],
    permission?: Readonly<Record<string, 'allow' | 'ask' | 'deny'>>,
  ) => {
    const ran = await runOpencode({
      home: home.home,
      cwd: repository.root,
      modelUrl: model.url,
      servers: { precedent: { command: [process.execPath, ...server] } },
      env: canaries,
      proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      ...(permission === undefined ? {} : { permission }),
    });
    // Nothing of this may need another machine.
    expect(outward).toBe(0);
    expect(existsSync(path.join(home.home, '.npm'))).toBe(false);
    const asked = model.requests.filter(({ tools }) => tools.length > 0);
    return { ...ran, tools: asked[0]?.tools ?? [], results: asked.at(-1)?.toolResults ?? [] };
  };

  it('lists the tools of the plain server, and adr_explain answers for the workspace [mcp-opencode]', async () => {
    calls = [{ name: 'precedent_adr_explain', input: { path: 'src/a.ts' } }];
    const { code, tools, results, stderr } = await run([plain]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(tools).toEqual(
      expect.arrayContaining(['precedent_adr_check', 'precedent_adr_explain', 'precedent_adr_lint']),
    );
    expect(results.join()).toContain('"recordId":"0001"');
    expect(results.join()).toContain('docs/adr/0001-use-queues.md');
  });

  it('lists and calls a bridged tool beside them, which sees none of its secrets [mcp-opencode] [bridge-served] [bridge-env]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    calls = [
      { name: echo, input: { said: 'by the model' } },
      { name: environment, input: {} },
      { name: 'precedent_adr_lint', input: {} },
    ];
    const { code, tools, results } = await run([precedent, 'mcp', '--plugins']);
    expect(code).toBe(0);
    expect(tools).toEqual(expect.arrayContaining([echo, environment, 'precedent_adr_lint']));
    expect(results.join('\n')).toContain('{"said":"by the model"}');
    expect(results.join('\n')).toContain('PI_PLUGIN_ID');
    expect(results.join('\n')).toContain('"checked":1');
    expect(results.join('\n')).not.toMatch(canaryPattern);
    expect(await home.survivors()).toEqual([]);
    const log = await readFile(path.join(home.folders.state, 'plugin-audit.jsonl'), 'utf8');
    expect(log).toContain('"tool":"plugin_p_evil_echo","outcome":"ok"');
  });

  it.each([
    ['is not offered what its user denies', 'deny', []],
    ['runs nothing that its user wants to be asked about, when nobody can be', 'ask', [echo]],
  ] as const)('%s [mcp-opencode]', async (_what, answer, offered) => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    calls = [
      { name: echo, input: { said: 'x' } },
      { name: 'precedent_adr_lint', input: {} },
    ];
    const { code, tools, results } = await run([precedent, 'mcp', '--plugins'], {
      'precedent_plugin_*': answer,
    });
    expect(code).toBe(0);
    expect(tools.filter((name) => name === echo)).toEqual(offered);
    expect(tools).toContain('precedent_adr_lint');
    expect(results.join('\n')).not.toContain('{"said":"x"}');
    expect(running(home.home)).toEqual([]);
  });
});
