import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** Tests that judge how long something takes: alone, and again when the machine was busy with something else. */
const timed = ['**/{time,*-time,speed,large}.test.ts', 'packages/records/test/hostile/limits.test.ts'];
const build = 'scripts/lib/vitest-build.mjs';

export default defineConfig({
  test: {
    // CI runs the properties a hundred thousand times, on a machine that may be busy.
    testTimeout: process.env['CI'] === 'true' ? 120_000 : 20_000,
    hookTimeout: 30_000,
    pool: 'forks',
    globalSetup: ['scripts/lib/vitest-environment.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'timed',
          include: timed,
          exclude,
          globalSetup: [build],
          maxWorkers: 1,
          retry: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['packages/{records,core,mcp-bridge}/test/**/*.test.ts'],
          exclude: [...exclude, ...timed],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'test-harness/test/**/*.test.ts',
          ],
          exclude: [...exclude, ...timed, 'packages/{records,core,mcp-bridge}/test/**'],
          globalSetup: [build],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
