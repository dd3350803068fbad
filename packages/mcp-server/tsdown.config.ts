import { defineConfig } from 'tsdown';

/**
 * The SDK's server imports a JSON Schema validator for a request that we never send, and we give it one of our own:
 * leaving Ajv out makes the program a third smaller.
 */
const withoutAjv = {
  name: 'without-ajv',
  resolveId: (source: string) => (source.endsWith('/validation/ajv-provider.js') ? '\0without-ajv' : null),
  load: (id: string) => (id === '\0without-ajv' ? 'export class AjvJsonSchemaValidator {}' : null),
};

export default defineConfig({
  // `server` is the command: everything it needs is in its chunks, so that nobody inherits the SDK's dependencies.
  entry: { server: 'src/bin.ts', index: 'src/index.ts' },
  dts: { entry: 'src/index.ts' },
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
  plugins: [withoutAjv],
});
