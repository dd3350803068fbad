import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'test-harness/test/**/*.test.ts'],
    testTimeout: 20_000,
    pool: 'forks',
  },
});
