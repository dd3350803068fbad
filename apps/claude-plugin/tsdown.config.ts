import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';

/** As in the server's own build: the SDK imports a JSON Schema validator for a request that we never send. */
const withoutAjv = {
  name: 'without-ajv',
  resolveId: (source: string) => (source.endsWith('/validation/ajv-provider.js') ? '\0without-ajv' : null),
  load: (id: string) => (id === '\0without-ajv' ? 'export class AjvJsonSchemaValidator {}' : null),
};

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Files that Claude Code reads and that are written as they are. */
const copied = [
  '.mcp.json',
  'hooks/hooks.json',
  'guard.sh',
  'commands/check.md',
  'commands/explain.md',
  'commands/lint.md',
  'agents/checker.md',
  'skills/decisions/SKILL.md',
  'README.md',
];

const pluginFolder = {
  name: 'plugin-folder',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }) {
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    for (const file of copied) emit(file, read(`./src/plugin/${file}`));
    // A host updates a plugin when its version grows, and ours grows with what is published.
    const { version } = JSON.parse(read('../../packages/core/package.json')) as { version: string };
    const { name, ...manifest } = JSON.parse(read('./src/plugin/.claude-plugin/plugin.json')) as {
      name: string;
    };
    emit('.claude-plugin/plugin.json', `${JSON.stringify({ name, version, ...manifest }, null, 2)}\n`);
    emit('LICENSE', read('../../LICENSE'));
  },
};

export default defineConfig({
  entry: { hook: 'src/hook.ts', server: 'src/server.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
  plugins: [withoutAjv, pluginFolder],
});
