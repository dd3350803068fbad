import { readFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

/** What only some calls need, and takes as long to load as all the rest of a start. */
const lazy = /^node:(?:child_process|crypto|dns\/promises|http|https|timers\/promises)$/;
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
    const builtin = `const builtin = process.getBuiltinModule(${JSON.stringify(name)});`;
    return [builtin, 'export default builtin;', ...members].join('\n');
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

/** As in the MCP server's own build: the SDK imports a validator for a request that is never sent. */
const withoutAjv = {
  name: 'without-ajv',
  resolveId: (source: string) => (source.endsWith('/validation/ajv-provider.js') ? '\0without-ajv' : null),
  load: (id: string) => (id === '\0without-ajv' ? 'export class AjvJsonSchemaValidator {}' : null),
};

const file: UserConfig = {
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
};

// Two files that share nothing: the extension stays as small as it is without plugins.
export default defineConfig([
  {
    ...file,
    entry: { 'extensions/precedent/extension': 'src/extension.ts' },
    plugins: [builtinsByNeed, pluginFolder],
  },
  {
    ...file,
    entry: { 'extensions/precedent/bridge': 'src/bridge.ts' },
    clean: false,
    plugins: [builtinsByNeed, withoutAjv],
  },
]);
