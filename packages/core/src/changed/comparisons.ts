import { compareOptions } from '../git/fixed-options.ts';

/** `HEAD`, or the tree without files that stands for it in a repository without a commit. */
export type Head = 'HEAD' | EmptyTree;
type EmptyTree = (typeof emptyTree)[keyof typeof emptyTree];

export const emptyTree = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
} as const;

/**
 * What was committed since HEAD and the base parted. Two trees are compared, so no file is read; the work tree is
 * never compared in this way (`git diff HEAD` runs content filters). `-O` undoes a `diff.orderFile`.
 */
export function committed(baseId: string): readonly string[] {
  return ['diff', ...compareOptions, '-O/dev/null', '--name-only', `${baseId}...HEAD`, '--'];
}

export function staged(head: Head): readonly string[] {
  return ['diff-index', '--cached', ...compareOptions, '--name-only', head, '--'];
}

/** Without the refresh that `git diff` and `git status` begin with: it lists by stat data, and says each blob's id. */
export const inWorkTree: readonly string[] = [
  'diff-index',
  ...compareOptions,
  '--raw',
  '--no-abbrev',
  'HEAD',
  '--',
];

export const untracked: readonly string[] = ['ls-files', '--others', '--exclude-standard', '-z'];
