import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scrubText } from '@precedent/core';
import { describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .toSorted();
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const texts = files.filter((file) => !file.endsWith('.mjs'));
const extension = 'extensions/precedent/extension.mjs';
const bridge = 'extensions/precedent/bridge.mjs';
/** Whether there is something that results would be scrubbed of: one table says what writes records. */
const writes = (text: string): boolean => {
  const marks = (searched: string): number => searched.split('[removed]').length;
  return marks(scrubText(text)) > marks(text);
};
const commands = /\badr ([a-z-]+)/gu;

describe('the built plugin', () => {
  it('is exactly these files, and declares no MCP server [copilot-files]', () => {
    expect(files).toStrictEqual([
      'LICENSE',
      'README.md',
      'commands/adr-check.md',
      'commands/adr-explain.md',
      'commands/adr-lint.md',
      bridge,
      extension,
      'plugin.json',
      'skills/precedent/SKILL.md',
    ]);
  });

  it('names no command that writes records, in any file [copilot-no-writing]', () => {
    expect(files.filter((file) => writes(read(file)))).toStrictEqual([]);
    expect(writes(['adr', '--dir docs', 'new'].join(' '))).toBe(true);
  });

  it('names only commands that read, where several hosts may load a file [copilot-no-writing]', () => {
    const named = texts.flatMap((file) => Array.from(read(file).matchAll(commands), ([, verb]) => verb));
    expect(new Set(named)).toStrictEqual(new Set(['check', 'explain', 'lint', 'list', 'show']));
  });

  it('mentions the tools in no file that other hosts load too [copilot-no-writing]', () => {
    const shared = texts.filter((file) => /^(?:commands|skills)\//u.test(file));
    expect(shared.filter((file) => /adr_(?:check|explain|lint)/u.test(read(file)))).toStrictEqual([]);
  });

  it.each([
    [extension, ['@github/copilot-sdk/extension']],
    [bridge, []],
  ])('has a file %s that imports nothing but Node and %j [copilot-one-file]', (file, wanted) => {
    const imported = Array.from(
      read(file).matchAll(/(?:\bfrom|\bimport\(?)\s*["'`]([\w@/:.-]+)["'`]/gu),
      ([, name]) => name,
    );
    const others = imported.filter((name) => !name?.startsWith('node:'));
    expect(others).toStrictEqual(wanted);
    expect(imported.length).toBeGreaterThan(2);
  });

  it('stays small, because every session reads it, and has what bridges plugins beside it [copilot-one-file] [copilot-bridged-lazy]', () => {
    const source = read(extension);
    expect(Buffer.byteLength(source)).toBeLessThan(400_000);
    expect(source).not.toContain('tools/list');
    expect(read(bridge)).toContain('tools/list');
    expect(Buffer.byteLength(read(bridge))).toBeLessThan(240_000);
  });

  it('has a manifest of the layout in which Copilot loads extensions [copilot-manifest]', () => {
    const core = new URL('../../../packages/core/package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(core, 'utf8')) as { version: string };
    const manifest = JSON.parse(read('plugin.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'precedent', version });
    // With the schema of the plugin specification Copilot looks for extensions elsewhere.
    expect(Object.keys(manifest)).not.toContain('$schema');
    expect(Object.keys(manifest)).not.toContain('mcpServers');
  });
});
