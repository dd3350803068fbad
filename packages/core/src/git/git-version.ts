import type { FailureCode } from '../codes/table.ts';

/** The first git that knows `safe.bareRepository`. */
const oldest = { major: 2, minor: 38 };

/** Undefined when this git will do. What prints no version is not a git: macOS has one that only says how to get it. */
export function troubleFromVersion(exitCode: number, stdout: string): FailureCode | undefined {
  const numbers = exitCode === 0 ? /^git version (\d+)\.(\d+)/u.exec(stdout) : null;
  if (numbers === null) return 'git-missing';
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])];
  const newEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return newEnough ? undefined : 'git-too-old';
}
