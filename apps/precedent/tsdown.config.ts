import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { precedent: 'src/bin.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
});
