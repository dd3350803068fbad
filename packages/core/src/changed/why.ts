export interface WorthSaying {
  readonly noCommit: boolean;
  readonly noBase: boolean;
  readonly uncompared: number;
  readonly impossible: number;
}

/** One sentence for each thing that a reader of the list must know; undefined when there is none. */
export function whyOf({ noCommit, noBase, uncompared, impossible }: WorthSaying): string | undefined {
  const sentences = [
    noCommit && 'The repository has no commit yet, so every file is listed.',
    noBase &&
      !noCommit &&
      'No base was found (origin/HEAD, origin/main, origin/master, main, master), so only changes since the last commit are listed.',
    uncompared > 0 &&
      `${files(uncompared)} listed without being compared, because the comparison reached its limit.`,
    impossible > 0 && `${names(impossible)} left out, because no work tree can hold such a path.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || undefined;
}

function files(count: number): string {
  return count === 1 ? '1 file is' : `${count} files are`;
}

function names(count: number): string {
  return count === 1 ? '1 name was' : `${count} names were`;
}
