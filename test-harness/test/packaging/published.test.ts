import { afterAll, describe, expect, it } from 'vitest';
import { packWorkspace } from '../../src/packed.ts';
import { readTracked } from '../../src/source/tracked.ts';

const workspace = packWorkspace();
afterAll(workspace.dispose);
const library = { '.': { types: './dist/index.d.mts', default: './dist/index.mjs' } };

/** The names others rely on. A change here is a change for them. */
const published: Record<string, { exports?: unknown; bin?: unknown }> = {
  '@precedent/records': { exports: library },
  '@precedent/core': { exports: library },
  '@precedent/mcp-bridge': { exports: library },
  '@precedent/mcp-server': { exports: library, bin: { 'precedent-mcp': './dist/server.mjs' } },
  '@precedent/tool-policy': { exports: library },
  '@precedent/adr': { bin: { adr: './dist/adr.mjs' } },
  '@precedent/precedent': { bin: { precedent: './dist/precedent.mjs' } },
};

/** What a package publishes beside its build. */
const beside: Record<string, readonly string[]> = {
  '@precedent/mcp-bridge': ['schema/plugin.schema.json'],
  '@precedent/tool-policy': ['schema/agent-definition.schema.json'],
};

describe('the published packages', () => {
  it('are these, with these exports and commands [packages-named]', () => {
    const found = workspace.packages.map(({ name, manifest }) => {
      const { exports, bin } = manifest;
      return [name, { ...(exports === undefined ? {} : { exports }), ...(bin === undefined ? {} : { bin }) }];
    });
    expect(Object.fromEntries(found)).toEqual(published);
  });

  it('move together, every one of them, in one group of versions [packages-fixed]', () => {
    const { fixed } = JSON.parse(readTracked('.changeset/config.json')) as { fixed: string[][] };
    expect(fixed.map((group) => group.toSorted())).toEqual([Object.keys(published).toSorted()]);
  });
});

describe.each(workspace.packages)('$name', ({ name, files, manifest }) => {
  const names = [...files.keys()].sort();

  it('packs its build, its manifest, its licence and its README, and nothing else [packages-packed]', () => {
    const more = beside[name] ?? [];
    const entries = [
      ...more,
      ...(published[name]?.exports === undefined ? [] : ['dist/index.mjs', 'dist/index.d.mts']),
      ...Object.values((published[name]?.bin ?? {}) as Record<string, string>).map((file) => file.slice(2)),
    ];
    const chunk = /^dist\/[\w.-]+\.(?:d\.mts|mjs)$/;
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', ...entries]));
    const known = new Set(['LICENSE', 'README.md', 'package.json', ...more]);
    expect(names.filter((file) => !known.has(file) && !chunk.test(file))).toEqual([]);
  });

  it('packs the licence it names [packages-packed]', () => {
    expect(manifest['license']).toBe('Apache-2.0');
    expect(files.get('LICENSE')?.toString()).toBe(readTracked('LICENSE'));
  });

  it('asks for released versions only [packages-packed]', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/"(?:workspace|catalog|link|file):/);
  });

  it('asks for nothing to be installed, where it is a command', () => {
    const asks = manifest['bin'] === undefined ? {} : (manifest['dependencies'] ?? {});
    expect(asks).toEqual({});
  });

  it('names the Node it runs on and the folder it comes from', () => {
    expect(manifest['engines']).toEqual({ node: '^20.19.0 || >=22.12.0' });
    expect(manifest['repository']).toMatchObject({
      type: 'git',
      directory: expect.stringMatching(/^(?:packages|apps)\//),
    });
  });

  it('is started with a line that names Node, where it is a command', () => {
    for (const file of Object.values((manifest['bin'] ?? {}) as Record<string, string>)) {
      expect(files.get(file.slice(2))?.toString().split('\n', 1)).toEqual(['#!/usr/bin/env node']);
    }
  });

  it('names no path of the machine it was built on', () => {
    const text = Buffer.concat([...files.values()]).toString('latin1');
    expect(text).not.toContain(process.cwd());
  });
});
