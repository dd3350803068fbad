import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { publishedSchema } from '../../src/manifest/published.ts';
import { readManifest } from '../../src/index.ts';

type Server = Record<string, unknown>;
const stdio: Server = { id: 'files', transport: 'stdio', command: 'node' };
const http: Server = { id: 'web', transport: 'http', url: 'https://example.com/mcp' };
const manifest = (...servers: readonly unknown[]) => ({
  id: 'com.example.toolbox',
  contributes: { mcpServers: servers },
});
const read = (value: unknown) => readManifest(JSON.stringify(value));
const pointers = (value: unknown) => {
  const result = read(value);
  return result.ok ? [] : result.problems.map(({ pointer }) => pointer);
};
const at = '/contributes/mcpServers/0';

describe('a manifest', () => {
  it('is taken with both kinds of servers and what other tools keep in it [bridge-manifest]', () => {
    const whole = {
      ...manifest(
        {
          ...stdio,
          label: 'Files',
          args: ['./server.js'],
          env: { TOKEN: { setting: 'token' }, MODE: 'fast' },
        },
        { ...http, headers: { Authorization: { setting: 'token' } } },
      ),
      version: '1.2.3',
      commands: [],
    };
    const result = read(whole);
    expect(result).toMatchObject({
      ok: true,
      manifest: { id: 'com.example.toolbox', servers: [{ id: 'files' }, { id: 'web' }] },
    });
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['nothing', ''],
    ['nesting without end', '['.repeat(1_000_000)],
  ])('that is %s is refused in one sentence', (_what, text) => {
    const result = readManifest(text);
    expect(result).toMatchObject({ ok: false, problems: [{ pointer: '' }] });
  });

  it.each([
    [{ ...stdio, transport: 'sse' }, `${at}/transport`, 'transport must be "stdio" or "http"; it is "sse".'],
    ['x', at, 'A server is an object; this is a string.'],
  ])('whose server is %j is told of in one plain sentence', (server, pointer, message) => {
    const text = JSON.stringify({ id: 'p', contributes: { mcpServers: [server] } });
    expect(readManifest(text)).toEqual({ ok: false, problems: [{ pointer, message }] });
  });

  it.each([
    ['both transports', { ...stdio, url: 'https://example.com' }, [`${at}/url`]],
    ['both transports, the other way', { ...http, command: 'node', env: {} }, [`${at}/command`, `${at}/env`]],
    ['no transport', { id: 'a' }, [`${at}/transport`]],
    ['another transport', { ...stdio, transport: 'sse' }, [`${at}/transport`]],
    ['an unknown key', { ...stdio, cwd: '/' }, [`${at}/cwd`]],
    ['no command', { id: 'a', transport: 'stdio' }, [`${at}/command`]],
    ['an empty command', { ...stdio, command: '' }, [`${at}/command`]],
    ['an absolute command', { ...stdio, command: '/bin/sh' }, [`${at}/command`]],
    ['a drive', { ...stdio, command: 'C:\\x.exe' }, [`${at}/command`]],
    ['a command that leaves', { ...stdio, command: './a/../../b' }, [`${at}/command`]],
    ['a hidden command', { ...stdio, command: 'a\u202Eb' }, [`${at}/command`]],
    ['an id with a slash', { ...stdio, id: 'a/b' }, [`${at}/id`]],
    ['an id too long', { ...stdio, id: 'a'.repeat(33) }, [`${at}/id`]],
    ['PATH', { ...stdio, env: { Path: '/x' } }, [`${at}/env/Path`]],
    ['NODE_OPTIONS', { ...stdio, env: { NODE_OPTIONS: '--require x' } }, [`${at}/env/NODE_OPTIONS`]],
    ['LD_PRELOAD', { ...stdio, env: { LD_PRELOAD: 'x' } }, [`${at}/env/LD_PRELOAD`]],
    [
      'DYLD_INSERT_LIBRARIES',
      { ...stdio, env: { DYLD_INSERT_LIBRARIES: 'x' } },
      [`${at}/env/DYLD_INSERT_LIBRARIES`],
    ],
    ['PI_PLUGIN_ID', { ...stdio, env: { PI_PLUGIN_ID: 'x' } }, [`${at}/env/PI_PLUGIN_ID`]],
    ['no name of a variable', { ...stdio, env: { 'a=b': 'x' } }, [`${at}/env/a=b`]],
    ['a variable in two spellings', { ...stdio, env: { a: '1', A: '2' } }, [`${at}/env/A`]],
    ['a value of another kind', { ...stdio, env: { A: 1 } }, [`${at}/env/A`]],
    ['a reference to the environment', { ...stdio, env: { A: { env: 'HOME' } } }, [`${at}/env/A`]],
    ['plain http', { ...http, url: 'http://example.com' }, [`${at}/url`]],
    ['the header Host', { ...http, headers: { host: 'x' } }, [`${at}/headers/host`]],
    [
      'the header Content-Length',
      { ...http, headers: { 'Content-Length': '1' } },
      [`${at}/headers/Content-Length`],
    ],
    ['a header with a line break', { ...http, headers: { 'X-A': 'a\r\nB: c' } }, [`${at}/headers/X-A`]],
    [
      '__proto__ as a key',
      JSON.parse(`{"id":"a","transport":"stdio","command":"n","__proto__":{}}`),
      [`${at}/__proto__`],
    ],
  ])('with %s is refused with its place [bridge-manifest]', (_what, server, expected) => {
    expect(pointers(manifest(server))).toEqual(expected);
  });

  it('has at most eight servers, each with an id of its own [bridge-limits]', () => {
    const servers = Array.from({ length: 9 }, (_, index) => ({ ...stdio, id: `s${index}` }));
    expect(pointers(manifest(...servers.slice(0, 8)))).toEqual([]);
    expect(pointers(manifest(...servers))).toEqual(['/contributes/mcpServers']);
    expect(pointers(manifest(stdio, { ...http, id: 'FILES' }))).toEqual(['/contributes/mcpServers/1/id']);
  });

  it('quotes what it refuses with control characters visible and cut short', () => {
    const result = read(manifest({ ...stdio, [`\u001B]0;${'x'.repeat(100)}`]: 1 }));
    const text = JSON.stringify(result);
    expect(text).not.toContain('\u001B');
    expect(result.ok ? '' : result.problems[0]?.message.length).toBeLessThan(120);
  });
});

describe('the published JSON Schema', () => {
  it('is what the schema in the code generates [bridge-published-schema]', async () => {
    await expect(`${JSON.stringify(publishedSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../../schema/plugin.schema.json',
    );
  });

  it('takes and refuses the same shapes as the code [bridge-published-schema]', () => {
    const validate = new Ajv({ strict: false }).compile(publishedSchema());
    for (const good of [manifest(), manifest(stdio, http), { id: 'a' }]) {
      expect([validate(good), read(good).ok]).toEqual([true, true]);
    }
    for (const bad of [
      {},
      manifest({ ...stdio, url: 'x' }),
      manifest({ id: 'a' }),
      manifest({ ...stdio, env: { A: 1 } }),
    ]) {
      expect([validate(bad), read(bad).ok]).toEqual([false, false]);
    }
  });
});
