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
  copy: [{ from: 'plugin/**/*', to: 'dist', flatten: false }],
  plugins: [builtinsByNeed],
});
