import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

/** Two tools at first, and one of them another when the file `changed` lies beside it. */
const server = `
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
const tool = (name, description) => ({ name, description, inputSchema: { type: 'object' } });
const results = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } }),
  'tools/list': () => ({ tools: [tool('one', 'One.'), tool('\\u001B[2Jtwo', ''), tool('three', existsSync('changed') ? 'Other.' : 'Three.')] }),
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method]?.(params) ?? {} }));
});
`;
let bench: Bench;
let folder: string;
beforeEach(() => {
  bench = createBench();
  folder = path.join(bench.home, '.config/precedent/plugins/com.example.box');
  declare({ args: ['server.mjs'] });
  writeFileSync(path.join(folder, 'server.mjs'), server);
});
afterEach(() => bench.remove());

const declare = (more: object) => {
  mkdirSync(folder, { recursive: true });
  const declared = { id: 'files', label: 'Files', transport: 'stdio', command: 'node', ...more };
  writeFileSync(
    path.join(folder, 'plugin.json'),
    JSON.stringify({ id: 'com.example.box', contributes: { mcpServers: [declared] } }),
  );
};
const env = { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` };
const run = (...argv: readonly string[]) => bench.run(['plugins', ...argv], { env });
const accept = async (...more: readonly string[]) => {
  const { out } = await run('grant', 'com.example.box', '--json', ...more);
  return (JSON.parse(out) as { accept: string }).accept;
};
const grant = async (...more: readonly string[]) =>
  run('grant', 'com.example.box', ...more, '--accept', await accept(...more));

describe('precedent plugins grant', () => {
  it('shows exactly what would run and grants nothing by itself [bridge-commands]', async () => {
    const { code, out } = await run('grant', 'com.example.box');
    expect(code).toBe(1);
    expect(out).toContain('"node" "server.mjs"');
    expect(out).toContain(`started in ${folder}`);
    expect(out).toMatch(
      /Nothing has been granted.*type:\n {2}precedent plugins grant com\.example\.box --accept [0-9a-f]{12}\n$/su,
    );
    expect((await run('list')).out).toContain('files (stdio): not-granted');
  });

  it('grants what was shown, and pins and names its tools [bridge-commands]', async () => {
    const { code, out } = await grant();
    expect([code, out]).toEqual([
      0,
      'com.example.box is granted.\n  files: 2 tools as they are now\n    one\n    three\n    dropped: \\u{1b}[2Jtwo: its name is empty, too long, or has control characters\n',
    ]);
    const listed = (await run('list')).out;
    expect(listed).toContain('files (stdio): granted, 2 tools offered\n    dropped: ');
    expect((await run('show', 'com.example.box')).out).toContain('    plugin_com_example_box_files_one\n');
  });

  it('refuses an acceptance of another declaration [bridge-consent]', async () => {
    const old = await accept();
    declare({ args: ['server.mjs', '--more'] });
    const { code, out } = await run('grant', 'com.example.box', '--accept', old);
    expect(code).toBe(1);
    expect(out).toContain('This is not what --accept names');
    expect((await run('list')).out).toContain('not-granted');
  });

  it('says when the declaration has changed since [bridge-consent]', async () => {
    await grant();
    declare({ args: ['server.mjs', '--more'] });
    expect((await run('list')).out).toContain(
      'files (stdio): declaration-changed: The plugin’s declaration has changed',
    );
  });

  it('says when a server offers nothing yet, and why', async () => {
    declare({ args: ['missing.mjs'] });
    const { code, out } = await grant();
    expect(code).toBe(1);
    expect(out).toContain('files: offers nothing yet. server-ended: ');
    expect((await run('list')).out).toContain('files (stdio): not-listed: ');
  });

  it('takes fewer tools than there are where it is told to', async () => {
    const { out } = await grant('--max-tools', '1');
    expect(out).toContain('dropped: three: the server has more tools than its limit');
    expect((await run('list')).out).toContain('grant with --max-tools to take more tools');
  });

  it.each([
    [['grant'], 'precedent plugins grant needs ID'],
    [['grant', 'nobody'], 'There is no plugin “nobody”.'],
    [['grant', 'com.example.box', '--max-tools', '0'], '--max-tools is a number from 1 to 2048.'],
    [['grant', 'com.example.box', '--max-pages', 'x'], '--max-pages is a number from 1 to 256.'],
    [['grant', 'com.example.box', '--server', 'x'], 'The plugin has no server “x”.'],
    [['grant', 'com.example.box', '--remote'], 'there is nothing to grant'],
    [['logs', '--lines', 'x'], '--lines is a number of 1 or more.'],
    [['list', 'x'], 'precedent plugins list takes no words'],
    [[], 'Say which: precedent plugins list'],
  ])('%j is refused on stderr with exit 2', async (argv, says) => {
    const { code, out, err } = await run(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });
});

describe('the other plugins commands', () => {
  it('take a grant back, and say when there is none [bridge-commands]', async () => {
    await grant();
    expect((await run('revoke', 'com.example.box')).out).toContain('is no longer granted');
    expect((await run('revoke', 'com.example.box')).out).toContain('was not granted');
    expect(JSON.parse((await run('revoke', 'x', '--json')).out)).toEqual({
      ok: true,
      plugin: 'x',
      removed: 0,
    });
  });

  it('log what happened, without what was said [bridge-commands]', async () => {
    await grant();
    const { out } = await run('logs', 'com.example.box');
    expect(out).toMatch(/grant {2}com\.example\.box {2}mcp\.server\.local\n/u);
    expect(out).toMatch(/connect {2}com\.example\.box {2}files {2}ok {2}durationMs=\d+\n/u);
    const { entries } = JSON.parse((await run('logs', '--lines', '1', '--json')).out) as {
      entries: object[];
    };
    expect(entries).toHaveLength(1);
  });

  it('check a manifest and tell each fault with its place [bridge-commands]', async () => {
    expect(await run('check', folder)).toMatchObject({
      code: 0,
      out: `${folder}/plugin.json is in order: 1 MCP server.\n`,
    });
    declare({ url: 'http://x', env: { PATH: '/x' } });
    const { code, out } = await run('check', folder);
    expect(code).toBe(1);
    expect(out).toContain(
      '/contributes/mcpServers/0/url: url belongs to transport "http", and this server is "stdio".',
    );
    const data = JSON.parse((await run('check', folder, '--json')).out) as {
      problems: { pointer: string }[];
    };
    expect(data.problems.map(({ pointer }) => pointer)).toEqual(['/contributes/mcpServers/0/url']);
  });

  it('say what is wrong with a file to check that is none', async () => {
    symlinkSync('loop', path.join(bench.root, 'loop'));
    const there = bench.file('there/large.json', ' '.repeat(300_000));
    for (const [name, message] of [
      ['/nowhere', 'There is no such file; give the plugin.json of a plugin, or its folder.'],
      [`${there}/below`, 'There is no such file; give the plugin.json of a plugin, or its folder.'],
      ['x'.repeat(5000), 'There is no such file; give the plugin.json of a plugin, or its folder.'],
      [
        path.join(bench.root, 'loop'),
        'There is no such file; give the plugin.json of a plugin, or its folder.',
      ],
      [path.dirname(there), 'There is no plugin.json in this folder.'],
      [there, 'The file cannot be read, or is larger than 256 KiB.'],
      ['/dev/null', 'It is no regular file.'],
    ] as const) {
      const { code, out, err } = await run('check', name);
      expect({ code, out, err }).toMatchObject({ code: 1, err: '' });
      expect(out).toContain(`\n  (the file): ${message}\n`);
    }
    expect(await run('check', '')).toMatchObject({ code: 2, out: '' });
  });

  it('list a plugin that cannot be used, with what is wrong', async () => {
    declare({ command: '/bin/sh' });
    const { code, out } = await run('list');
    expect(code).toBe(1);
    expect(out).toContain('✗ /contributes/mcpServers/0/command: command is absolute');
  });

  it('name the settings that are to be set, and their file [bridge-settings]', async () => {
    declare({ args: ['server.mjs'], env: { TOKEN: { setting: 'token' } } });
    await grant();
    expect((await run('list')).out).toContain('to set: token');
    expect((await run('show', 'com.example.box')).out).toContain('plugin-settings/com.example.box.json');
  });
});
