import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn } from '../../src/source/imports.ts';
import { readTracked, trackedFiles } from '../../src/source/tracked.ts';

/** What each package may import of ours. A new package needs a line here: its place is a decision. */
const mayImport: Record<string, readonly string[]> = {
  'packages/records': [],
  'packages/core': ['@precedent/records'],
  'packages/mcp-bridge': ['@precedent/core'],
  'packages/mcp-server': ['@precedent/core'],
  'packages/claude-hooks': ['@precedent/core'],
  'packages/copilot-extension': ['@precedent/core', '@precedent/mcp-bridge'],
  'packages/tool-policy': [],
  'apps/adr': ['@precedent/core', '@precedent/records'],
  'apps/precedent': [
    '@precedent/core',
    '@precedent/mcp-bridge',
    '@precedent/mcp-server',
    '@precedent/tool-policy',
  ],
  'apps/claude-plugin': ['@precedent/claude-hooks', '@precedent/core', '@precedent/mcp-server'],
  'apps/copilot-plugin': ['@precedent/copilot-extension', '@precedent/copilot-extension/bridge'],
};
const processModules = /^(?:node:)?(?:child_process|cluster|worker_threads)$|^(?:execa|tinyexec|nano-spawn)$/;
const networkModules = /^(?:node:)?(?:net|http|https|http2|dgram|tls|dns|inspector)(?:\/|$)/;

interface Import {
  readonly file: string;
  readonly folder: string;
  readonly module: string;
}

const imports: readonly Import[] = trackedFiles('packages/*/src/*.ts', 'apps/*/src/*.ts').flatMap((file) =>
  importsIn(readTracked(file)).map((module) => ({
    file,
    folder: file.split('/').slice(0, 2).join('/'),
    module,
  })),
);

const named = (found: readonly Import[]) => found.map(({ file, module }) => `${file}: ${module}`);

describe('the layers', () => {
  it('are read from sources that import something', () => {
    expect(imports.length).toBeGreaterThan(10);
  });

  it('have a place for every package [layer-one-way]', () => {
    const folders = trackedFiles('packages/*/package.json', 'apps/*/package.json').map((file) =>
      path.posix.dirname(file),
    );
    expect(folders.filter((folder) => mayImport[folder] === undefined)).toEqual([]);
  });

  it('point one way: apps, adapters, core, records [layer-one-way]', () => {
    const ours = imports.filter(({ module }) => module.startsWith('@precedent/'));
    expect(named(ours.filter(({ folder, module }) => !mayImport[folder]?.includes(module)))).toEqual([]);
  });

  it('are not gone round by a relative path [layer-one-way]', () => {
    const relative = imports.filter(({ module }) => module.startsWith('.'));
    const leaving = relative.filter(({ file, folder, module }) => {
      const target = path.posix.join(path.posix.dirname(file), module);
      return !target.startsWith(`${folder}/`);
    });
    expect(named(leaving)).toEqual([]);
  });
});

describe('a process or a socket', () => {
  it('is opened by no part of the record engine or the adr command [records-pure]', () => {
    const pure = imports.filter(({ folder }) => folder === 'packages/records' || folder === 'apps/adr');
    const found = pure.filter(({ module }) => processModules.test(module) || networkModules.test(module));
    expect(named(found)).toEqual([]);
  });

  it('is started by one module of core and by nothing else', () => {
    const starters = imports.filter(({ module }) => processModules.test(module));
    expect([...new Set(starters.map(({ file }) => file))]).toEqual(['packages/core/src/process/run.ts']);
  });

  it('is opened by the canvas’s page server and by the bridge’s HTTP, and by nothing else', () => {
    const openers = imports.filter(({ module }) => networkModules.test(module));
    const files = new Set(openers.map(({ file }) => file));
    expect([...files].filter((file) => !file.startsWith('packages/mcp-bridge/src/http/'))).toEqual([
      'packages/copilot-extension/src/canvas/serve.ts',
    ]);
  });
});
