import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { carelessly, git } from '../../../../test-harness/src/repositories/git.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { listed } from './ask.ts';

const file = fc.constantFrom(
  'README.md',
  'src/till.txt',
  'src/price.bin',
  'src/new.txt',
  'new/deep/a b.txt',
  'src',
);
const steps = {
  write: (dir, name, text) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  },
  link: (dir, name) => {
    rmSync(path.join(dir, name), { recursive: true, force: true });
    symlinkSync('docs/adr', path.join(dir, name));
  },
  remove: (dir, name) => rmSync(path.join(dir, name), { recursive: true }),
  rename: (dir, name, text) => renameSync(path.join(dir, name), path.join(dir, `${text.trim()}.moved`)),
  mode: (dir, name) => chmodSync(path.join(dir, name), 0o755),
  touch: (dir, name) => utimesSync(path.join(dir, name), 1e9, 1e9),
  stage: (dir, name) => carelessly(dir, ['add', '--all', '--', name]),
  unstage: (dir, name) => carelessly(dir, ['rm', '--quiet', '--cached', '-r', '--', name]),
  intend: (dir, name) => carelessly(dir, ['add', '--intent-to-add', '--', name]),
  commit: (dir) => carelessly(dir, ['commit', '--quiet', '--message', 'Go on']),
  restore: (dir, name) => carelessly(dir, ['checkout', '--quiet', 'main', '--', name]),
  merge: (dir) => carelessly(dir, ['merge', '--quiet', '--no-edit', 'main']),
} satisfies Record<string, (dir: string, name: string, text: string) => void>;

const step = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  name: file,
  text: fc.constantFrom('one\n', 'two\n', 'price one\n', 'price two\n'),
});

/** What porcelain says, which may read, refresh and run whatever it likes here. */
function asPorcelain(dir: string): readonly string[] {
  const words = (...args: readonly string[]) => git(dir, args).split('\0');
  const since = words('diff', '--name-only', '--no-renames', '-z', 'main...HEAD');
  const status = words('status', '--porcelain', '--no-renames', '--untracked-files=all', '-z');
  const names = [...since, ...status.map((line) => line.slice(3))];
  return [...new Set(names)].filter((name) => name !== '').sort();
}

describe('the listing', () => {
  it('is what git diff and git status say of any history [changed-union]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (history) => {
        const top = emptyDirectory();
        const dir = teamRepository(top);
        for (const { kind, name, text } of history) {
          try {
            steps[kind](dir, name, text);
          } catch {
            // The file of this step is not there, or a folder; the next one goes on.
          }
        }
        const { paths } = await listed(dir, { base: 'main' });
        expect(paths).toEqual(asPorcelain(dir));
      }),
      { numRuns: Number(process.env['RUNS'] ?? 25) },
    );
  }, 120_000);
});
