import { defineConfig } from 'tsdown';

/** What each call needs, whatever it asks. */
const base = [
  'adr/src/session.ts',
  'adr/src/refuse.ts',
  'adr/src/arguments/flags.ts',
  'adr/src/commands/table.ts',
  'adr/src/place/paths.ts',
  'adr/src/print/escape.ts',
  'adr/src/print/json.ts',
  'core/src/paths/inside.ts',
  'core/src/scrub/escape-controls.ts',
];

export default defineConfig({
  entry: { adr: 'src/bin.ts' },
  dts: false,
  minify: true,
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
  outputOptions: {
    codeSplitting: {
      groups: [
        // Every file costs half a millisecond to open, so what is needed together is one file.
        {
          name: 'base',
          test: (id) => base.some((end) => id.replaceAll('\\', '/').endsWith(end)),
        },
        { name: 'print', test: /adr[\\/]src[\\/]print[\\/]/ },
      ],
    },
  },
});
