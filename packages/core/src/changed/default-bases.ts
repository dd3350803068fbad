/** Where a work tree's changes usually start, first choice first. */
const candidates: readonly { readonly ref: string; readonly shown: string }[] = [
  { ref: 'refs/remotes/origin/HEAD', shown: 'origin/HEAD' },
  { ref: 'refs/remotes/origin/main', shown: 'origin/main' },
  { ref: 'refs/remotes/origin/master', shown: 'origin/master' },
  { ref: 'refs/heads/main', shown: 'main' },
  { ref: 'refs/heads/master', shown: 'master' },
];

export interface Base {
  /** As a person would type it. */
  readonly shown: string;
  /** The commit's hex id: all that later calls see of it. */
  readonly id: string;
}

/** The options of `rev-parse` that print each candidate's id, or nothing for one that is not there. */
export const candidateGlobs: readonly string[] = candidates.map(({ ref }) => globFor(ref));

/** The option of `rev-parse --symbolic-full-name` that prints which branch `origin/HEAD` stands for. */
export const originHeadGlob = globFor('refs/remotes/origin/HEAD');

/** `ids` are in the order of the candidates; `originHead` is the full name of the branch behind `origin/HEAD`. */
export function chooseBase(
  ids: readonly (string | undefined)[],
  originHead: string | undefined,
): Base | undefined {
  const index = ids.findIndex((id) => id !== undefined);
  const id = ids[index];
  const candidate = candidates[index];
  if (id === undefined || candidate === undefined) return undefined;
  const branch = index === 0 ? originHead?.replace(/^refs\/(?:remotes|heads)\//u, '') : undefined;
  return { shown: branch ?? candidate.shown, id };
}

/** A pattern for exactly one name: without a bracket git would take it for a folder of names. */
function globFor(ref: string): string {
  return `--glob=${ref.slice(0, -1)}[${ref.slice(-1)}]`;
}
