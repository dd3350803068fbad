import { defineConfig } from 'vitest/config';

// A mutant meets many properties, and few cases tell most of them.
process.env['PRECEDENT_PROPERTY_RUNS'] ??= '200';

/**
 * The tests that judge mutants: those of core's pure modules. Left out are tests that take longer than all the others
 * together: measured times, generated cases, every code point, a million characters.
 */
export default defineConfig({
  test: {
    // Instrumented code is several times slower, and two runs share the machine.
    testTimeout: 60_000,
    include: [
      'packages/core/test/{advice,arguments,codes,guard,render,scrub}/**/*.test.ts',
      'packages/core/test/engine/{decode,usage-message,call-arguments}.test.ts',
    ],
    exclude: ['**/{*-time,ask-engine,every-code-point,scrub-prose}.test.ts', '**/node_modules/**'],
  },
});
