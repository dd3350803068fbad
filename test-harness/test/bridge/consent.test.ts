import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentText, findPlugins, isUsable, revokePlugin, type Bridge } from '@precedent/mcp-bridge';
import type { AbsoluteDir } from '@precedent/core';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { running } from '../../src/attacks/processes.ts';
import { attacker } from '../../src/attacks/servers.ts';

const echo = 'plugin_p_evil_echo';
const signal = new AbortController().signal;
let home: PluginHome;
let bridges: Bridge[] = [];
beforeEach(async () => void (home = await createPluginHome()));
afterEach(async () => {
  await Promise.all(bridges.map((bridge) => bridge.close()));
  bridges = [];
  await home.remove();
});

const open = (more = {}) => {
  const bridge = home.bridge(more);
  bridges.push(bridge);
  return bridge;
};
const text = async (bridge: Bridge, name = echo) => {
  const result = await bridge.call(name, { a: 1 }, { signal });
  return result === undefined ? undefined : String(result.content[0]?.['text']);
};
const states = async (bridge: Bridge) =>
  (await bridge.status()).flatMap(({ servers }) => servers.map(({ state }) => state));

describe('a plugin that was not granted', () => {
  it('offers nothing and starts nothing [bridge-consent]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    const bridge = open();
    expect(await bridge.tools()).toEqual([]);
    expect(await text(bridge)).toBeUndefined();
    expect(await states(bridge)).toEqual(['not-granted']);
    expect(running(home.home)).toEqual([]);
  });

  it('is not found where the configuration folder lies in the repository that is worked in [bridge-consent]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const root = home.home as AbsoluteDir;
    expect(await open({ root }).tools()).toEqual([]);
    expect(await open({ root }).status()).toEqual([]);
  });

  it('cannot bring its own grant [bridge-consent]', async () => {
    const folder = await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const grants = path.join(home.folders.config, 'grants.json');
    await writeFile(path.join(folder, 'grants.json'), await readFile(grants));
    await rm(grants);
    expect(await open().tools()).toEqual([]);
  });
});

describe('a granted plugin', () => {
  it('costs no process until a tool is called, and one from then on [bridge-lazy]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    expect(await home.survivors()).toEqual([]);
    const bridge = open();
    expect((await bridge.tools()).map(({ name, risk }) => [name, risk])).toEqual([
      [echo, 'medium'],
      ['plugin_p_evil_environment', 'medium'],
    ]);
    expect(running(home.home)).toEqual([]);
    expect(await Promise.all([text(bridge), text(bridge)])).toEqual(['{"a":1}', '{"a":1}']);
    expect(running(home.home)).toHaveLength(1);
  });

  it.each([
    ['an argument', { args: ['other'] }],
    ['the command', { command: 'sh' }],
    ['the key of a variable', { env: { A: '1' } }],
    ['its label', { label: 'Trust me' }],
  ])('asks again when %s changes [bridge-consent]', async (_what, change) => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const bridge = open();
    await bridge.tools();
    await home.plugin('p', attacker('well-behaved', change));
    expect(await text(bridge)).toMatch(/^declaration-changed: /u);
    expect(await states(bridge)).toEqual(['declaration-changed']);
    expect(await bridge.tools()).toEqual([]);
    expect(running(home.home)).toEqual([]);
  });

  it('is seen by a running session when it is granted anew [bridge-tool-changed]', async () => {
    const folder = await home.plugin('p', attacker('told-by-file'));
    await home.grant('p');
    const bridge = open();
    await bridge.tools();
    await writeFile(path.join(folder, 'told'), 'Another description.');
    expect(await text(bridge)).toMatch(/^tool-changed: /u);
    await home.grant('p');
    expect(await text(bridge)).toBe('{"a":1}');
  });

  it('does not ask again when only the order of keys changes', async () => {
    await home.plugin('p', attacker('well-behaved', { env: { A: '1', B: '2' } }));
    await home.grant('p');
    await home.plugin('p', { env: { B: '2', A: '1' }, ...attacker('well-behaved') });
    expect(await text(open())).toBe('{"a":1}');
  });

  it('is granted in one folder and in no other [bridge-consent]', async () => {
    const folder = await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const other = path.join(home.home, 'elsewhere');
    await mkdir(other);
    await writeFile(path.join(other, 'plugin.json'), await readFile(path.join(folder, 'plugin.json')));
    await rm(folder, { recursive: true });
    expect(await states(open({ plugins: [other] }))).toEqual(['declaration-changed']);
  });

  it('ends within a second of being revoked, and says so [bridge-revoke]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const bridge = open();
    await text(bridge);
    await revokePlugin('p', home.surroundings);
    await sleep(1000);
    expect(running(home.home)).toEqual([]);
    expect(await text(bridge)).toMatch(/^not-granted: /u);
  });

  it('loses its server when the last call on it is cancelled, and not before [bridge-ends]', async () => {
    await home.plugin('p', attacker('call-never'));
    await home.grant('p');
    const bridge = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({ signal }) => bridge.call(echo, {}, { signal }));
    while (running(home.home).length === 0) await sleep(10);
    await sleep(300);
    first.abort();
    expect(String((await calls[0])?.content[0]?.['text'])).toMatch(/^cancelled: /u);
    await sleep(300);
    expect(running(home.home)).toHaveLength(1);
    second.abort();
    await calls[1];
    expect(await home.survivors()).toEqual([]);
  });

  it('cancelled while it starts leaves no process', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const aborted = new AbortController();
    const call = open().call(echo, {}, { signal: aborted.signal });
    while (running(home.home).length === 0) await sleep(1);
    aborted.abort();
    expect((await call)?.isError).toBe(true);
    expect(await home.survivors()).toEqual([]);
  });

  it.each([
    [[]],
    ['text'],
    [{ a: 'x'.repeat(1_100_000) }],
    [JSON.parse(`{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
  ])('refuses arguments that are no object or too large', async (args) => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const result = await open().call(echo, args, { signal });
    expect(String(result?.content[0]?.['text'])).toMatch(/^bad-arguments: /u);
  });
});

describe('a command', () => {
  it('that a link leads out of the folder is not started [bridge-command]', async () => {
    const folder = await home.plugin('p', { id: 'evil', transport: 'stdio', command: './run' });
    await symlink('/bin/sh', path.join(folder, 'run'));
    expect(await home.grant('p')).toMatchObject({ servers: [{ outcome: 'program-outside' }] });
  });

  it('inside the folder is started there [bridge-command]', async () => {
    const folder = await home.plugin('p', { id: 'evil', transport: 'stdio', command: './run', args: [] });
    await writeFile(path.join(folder, 'run'), '#!/bin/sh\npwd >here\n', { mode: 0o755 });
    await home.grant('p');
    expect(await readFile(path.join(folder, 'here'), 'utf8')).toBe(`${folder}\n`);
  });

  it('that is nowhere on PATH is told so [bridge-command]', async () => {
    await home.plugin('p', { id: 'evil', transport: 'stdio', command: 'no-such-program' });
    expect(await home.grant('p')).toMatchObject({ servers: [{ outcome: 'program-not-found' }] });
  });
});

describe('what the user is asked', () => {
  it('shows the exact command and address, whole, with nothing hidden [bridge-consent-text]', async () => {
    const long = 'x'.repeat(4000);
    await home.plugin(
      'p',
      {
        id: 'a',
        transport: 'stdio',
        command: 'node',
        args: ['-e', `\u001B[2K${long}\u202E`],
        env: { T: { setting: 't' } },
      },
      { id: 'b', transport: 'http', url: `http://127.1/${long.slice(0, 2000)}`, headers: { K: 'v' } },
    );
    const plugin = (await findPlugins(home.surroundings, [])).find(isUsable);
    if (plugin === undefined) throw new Error('There is no plugin.');
    const facts = { passHome: false, programOf: () => '/usr/bin/node' };
    const local = consentText(plugin, 'mcp.server.local', facts);
    expect(local).toContain(String.raw`"node" "-e" "\u001b[2K${long}\u{202e}"`);
    expect(local).toContain('T = your setting "t"');
    expect(local).not.toContain('http://');
    const remote = consentText(plugin, 'mcp.server.remote', facts);
    expect(remote).toContain(`http://127.1/${'x'.repeat(2000)}`);
    expect(remote).toContain('that is    http://127.0.0.1/');
    expect(remote + local).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/u);
  });
});
