import { defineConfig } from 'tsdown';

/** As in the MCP server's own build: the SDK imports a validator for a request that is never sent. */
const withoutAjv = {
  name: 'without-ajv',
  resolveId: (source: string) => (source.endsWith('/validation/ajv-provider.js') ? '\0without-ajv' : null),
  load: (id: string) => (id === '\0without-ajv' ? 'export class AjvJsonSchemaValidator {}' : null),
};

export default defineConfig({
  entry: { precedent: 'src/bin.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
  plugins: [withoutAjv],
});
