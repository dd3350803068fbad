import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHttpAttacker } from '../../src/attacks/http-server.ts';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';

const loaders = {
  NODE_OPTIONS: '--no-warnings',
  NODE_PATH: '/nowhere',
  npm_config_registry: 'http://x',
  ENV: '/nowhere',
};
const signal = new AbortController().signal;
let home: PluginHome;
beforeEach(
  async () =>
    void (home = await createPluginHome({
      ...canaries,
      ...loaders,
      HOME: '/home/somebody',
      LANG: 'C.UTF-8',
    })),
);
afterEach(() => home.remove());

async function everyFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (
    await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')))
  ).join('\n');
}

describe('twenty secrets in the environment of the host', () => {
  it('are in no server’s environment, which is exactly what it is said to be [bridge-env]', async () => {
    const env = { MODE: 'fast', TOKEN: { setting: 'token' } };
    await home.plugin('p', attacker('well-behaved', { env }));
    await home.settings('p', { token: 'the-plugins-own' });
    await home.grant('p');
    const bridge = home.bridge();
    const result = await bridge.call('plugin_p_evil_environment', {}, { signal });
    await bridge.close();
    const got = JSON.parse(String(result?.content[0]?.['text'])) as Record<string, string>;
    expect(Object.keys(got).sort()).toEqual(['LANG', 'MODE', 'PATH', 'PI_PLUGIN_ID', 'TOKEN']);
    expect(got).toMatchObject({ MODE: 'fast', TOKEN: 'the-plugins-own', PI_PLUGIN_ID: 'p' });
  });

  it('include the home directory, unless the grant says otherwise [bridge-env]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p', { passHome: true });
    const bridge = home.bridge();
    const result = await bridge.call('plugin_p_evil_environment', {}, { signal });
    await bridge.close();
    expect(JSON.parse(String(result?.content[0]?.['text']))).toMatchObject({ HOME: home.home });
  });

  it('are in no header, no answer and no file of ours [bridge-secrets]', async () => {
    const server = await startHttpAttacker('well-behaved');
    await home.plugin('p', attacker('call-error'), { id: 'web', transport: 'http', url: server.url });
    await home.grant('p');
    const bridge = home.bridge();
    const argument = { secret: 'argument-of-the-model' };
    const answers = await Promise.all([
      bridge.call('plugin_p_evil_echo', argument, { signal }),
      bridge.call('plugin_p_web_echo', argument, { signal }),
      bridge.status(),
    ]);
    await bridge.close();
    await server.close();
    const seen = JSON.stringify([server.requests, answers]);
    expect(server.requests.length).toBeGreaterThan(3);
    expect(seen).not.toMatch(canaryPattern);
    const files = await everyFile(home.home);
    expect(files).toContain('"event":"call"');
    expect(files).not.toMatch(canaryPattern);
    expect(files).not.toMatch(/argument-of-the-model|must-not-travel/u);
  });

  it('cannot be asked for by a declaration that names none of the settings [bridge-settings]', async () => {
    await home.plugin('p', attacker('well-behaved', { env: { A: { setting: 'GH_TOKEN' } } }));
    expect(await home.grant('p')).toEqual({
      ok: true,
      servers: [{ id: 'evil', outcome: 'setting-missing' }],
    });
    const bridge = home.bridge();
    expect((await bridge.status())[0]?.servers[0]).toMatchObject({
      state: 'not-listed',
      settings: ['GH_TOKEN'],
    });
    await bridge.close();
  });
});

describe('the log', () => {
  it('has a line for each connect and call, with sizes and times and nothing that was said [bridge-audit]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const bridge = home.bridge();
    await bridge.call('plugin_p_evil_echo', { said: 'something' }, { signal });
    await bridge.close();
    const text = await readFile(path.join(home.folders.state, 'plugin-audit.jsonl'), 'utf8');
    const entries = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ event, outcome }) => [event, outcome])).toEqual(
      expect.arrayContaining([
        ['grant', 'mcp.server.local'],
        ['connect', 'ok'],
        ['call', 'ok'],
      ]),
    );
    expect(entries.at(-1)).toEqual({
      at: expect.stringMatching(/^\d{4}-/u) as string,
      event: 'call',
      plugin: 'p',
      server: 'evil',
      tool: 'plugin_p_evil_echo',
      outcome: 'ok',
      durationMs: expect.any(Number) as number,
      argumentBytes: 20,
      resultBytes: expect.any(Number) as number,
    });
    expect(text).not.toContain('something');
  });
});
