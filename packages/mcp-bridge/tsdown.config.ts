import { defineConfig } from 'tsdown';

// The SDK is a development dependency and so goes into the chunks: nobody inherits what it depends on.
export default defineConfig({
  entry: ['src/index.ts'],
  dts: true,
  platform: 'node',
  target: 'node20',
  deps: { onlyBundle: false },
});
