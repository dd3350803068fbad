/**
 * Checks that are no tests: a tool, its arguments, and what it means when it fails. Layering between packages is both
 * a lint rule and a test of its own.
 * @typedef {{ name: string, package: string, command?: string, args: readonly string[], next: string }} Gate
 */

/** @type {readonly Gate[]} */
export const gates = [
  { name: 'format', package: 'oxfmt', args: ['--check', '.'], next: 'Run: pnpm format' },
  {
    name: 'lint and layering',
    package: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    next: 'Correct what is named; run: pnpm lint',
  },
  {
    name: 'types',
    package: 'typescript',
    command: 'tsc',
    args: ['-p', 'tsconfig.json'],
    next: 'Correct what is named; run: pnpm typecheck',
  },
  {
    name: 'unused code',
    package: 'knip',
    args: ['--no-progress'],
    next: 'Remove what is named, or use it; run: pnpm unused',
  },
];
