import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn } from '../../../../test-harness/src/source/imports.ts';
import { tokenize } from '../../../../test-harness/src/source/tokens.ts';
import { readTracked, trackedFiles } from '../../../../test-harness/src/source/tracked.ts';

const sources = trackedFiles('packages/*/src/*.ts', 'apps/*/src/*.ts');
const door = 'packages/core/src/git/run-git.ts';

/** git as a program: its name alone, or a path that ends in it. */
const program = /^(?:.*[/\\])?git(?:\.(?:exe|cmd|bat))?$/iu;
const programKeys = new Set(['file', 'command', 'cmd', 'program', 'executable', 'bin']);

/** Whether a source names git where a program can stand: as an argument, in a list, as a value or under such a key. */
function namesGit(source: string): boolean {
  const tokens = tokenize(source);
  return tokens.some(({ kind, text }, index) => {
    if (kind !== 'string' || !program.test(text)) return false;
    const [before, sign] = [tokens[index - 2], tokens[index - 1]?.text ?? ''];
    if (sign === '[') return before?.kind !== 'word';
    if (sign === ':') return programKeys.has(before?.text ?? '');
    return ['(', ',', '=', '?', '|'].includes(sign);
  });
}

function importersOf(test: (module: string) => boolean): string[] {
  return sources.filter((file) =>
    importsIn(readTracked(file)).some((module) =>
      test(module.startsWith('.') ? path.posix.join(path.posix.dirname(file), module) : module),
    ),
  );
}

describe('git', () => {
  it('is named as a program by one file [git-one-module]', () => {
    expect(sources.filter((file) => namesGit(readTracked(file)))).toEqual([door]);
  });

  it('is opened by the listing of changed files and by doctor alone [git-one-module]', () => {
    const folders = importersOf((module) => module === door).map((file) => path.posix.dirname(file));
    expect([...new Set(folders)]).toEqual(['packages/core/src/changed', 'packages/core/src/inspect']);
  });

  it('and every other program are started by one file [git-one-module]', () => {
    expect(importersOf((module) => module.endsWith('child_process'))).toEqual([
      'packages/core/src/process/run.ts',
    ]);
  });

  it.each([
    `run('git')`,
    'const x = ["git", "diff"]',
    'spawn(`git`)',
    `f({ file: '/usr/bin/git' })`,
    `const git = 'C:\\\\Git\\\\git.exe'`,
    `f(file ?? 'git')`,
  ])('would be found in %s', (source) => {
    expect(namesGit(source)).toBe(true);
  });

  it.each([
    `f('.git')`,
    `// f('git')`,
    `f('git was not found.')`,
    `f('a/.git')`,
    `Inspection['git']`,
    `{ name: 'git' }`,
  ])('is not found in %s', (source) => {
    expect(namesGit(source)).toBe(false);
  });
});
