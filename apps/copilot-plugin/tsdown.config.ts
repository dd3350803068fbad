import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';

/** What only some calls need, and takes as long to load as all the rest of a start. */
const lazy = /^node:(?:child_process|crypto|http|timers\/promises)$/;
const prefix = '\0lazy-';

/**
 * A file of its own has its `node:` imports at its head, also those of modules that are loaded by need. These are
 * taken when their module runs; the Node in Copilot has what that takes.
 */
const builtinsByNeed = {
  name: 'builtins-by-need',
  resolveId: {
    order: 'pre' as const,
    handler: (source: string) => (lazy.test(source) ? prefix + source : null),
  },
  load: async (id: string) => {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    const names = Object.keys((await import(name)) as object).filter((key) => key !== 'default');
    const members = names.map((key) => `export const ${key} = builtin.${key};`);
    return [`const builtin = process.getBuiltinModule(${JSON.stringify(name)});`, ...members].join('\n');
  },
};

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Files that Copilot reads and that are written as they are. */
const copied = [
  'commands/adr-check.md',
  'commands/adr-explain.md',
  'commands/adr-lint.md',
  'skills/precedent/SKILL.md',
  'README.md',
];

const pluginFolder = {
  name: 'plugin-folder',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }) {
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    for (const file of copied) emit(file, read(`./src/plugin/${file}`));
    // A host updates a plugin when its version grows, and ours grows with what is published.
    const { version } = JSON.parse(read('../../packages/core/package.json')) as { version: string };
    const { name, ...manifest } = JSON.parse(read('./src/plugin/plugin.json')) as { name: string };
    emit('plugin.json', `${JSON.stringify({ name, version, ...manifest }, null, 2)}\n`);
    emit('LICENSE', read('../../LICENSE'));
  },
};

export default defineConfig({
  entry: { 'extensions/precedent/extension': 'src/extension.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  // Copilot puts its own SDK in the place of this import and provides nothing else.
  deps: {
    alwaysBundle: [/^(?!@github\/copilot-sdk|node:)/],
    neverBundle: [/^@github\/copilot-sdk/],
    onlyBundle: false,
  },
  outputOptions: { codeSplitting: false },
  // Modules that are loaded by need are not to be compiled at the start either.
  inputOptions: { optimization: { pifeForModuleWrappers: false } },
  plugins: [builtinsByNeed, pluginFolder],
});
