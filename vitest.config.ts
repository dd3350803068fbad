import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    testTimeout: 20_000,
    pool: 'forks',
    globalSetup: ['scripts/lib/vitest-environment.mjs'],
    projects: [
      {
        extends: true,
        test: { name: 'sources', include: ['packages/{records,core,mcp-bridge}/test/**/*.test.ts'], exclude },
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
          exclude: [...exclude, 'packages/{records,core,mcp-bridge}/test/**'],
          globalSetup: ['scripts/lib/vitest-build.mjs'],
        },
      },
    ],
  },
});
