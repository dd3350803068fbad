import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { 'extensions/precedent/extension': 'src/extension.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  // Copilot puts its own SDK in the place of this import and provides nothing else.
  deps: { alwaysBundle: [/^(?!@github\/copilot-sdk)/], neverBundle: [/^@github\/copilot-sdk/], onlyBundle: false },
  outputOptions: { codeSplitting: false },
  copy: [{ from: 'plugin/**/*', to: 'dist', flatten: false }],
});
