import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { adr: 'src/bin.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
});
