import { openGit, type GitResult, type RunGit } from '../git/run-git.ts';
import { troubleFromWords } from '../git/trouble.ts';
import { committed, emptyTree, inWorkTree, staged, untracked } from './comparisons.ts';
import { uniteNames } from './names.ts';
import { parseRaw, splitNul } from './raw-entries.ts';
import { readRepository, type Repository } from './repository.ts';
import { dropUnchanged, type ContentCheck, type Unchanged } from './same-content.ts';
import type { Changed, ChangedFailure, ChangedRequest } from './types.ts';
import { whyOf } from './why.ts';

/** How much of the work tree is read at most to find files that only look changed. */
const comparedBytes = 256 * 1024 * 1024;

/**
 * The files that differ from the merge base with `base`, staged, unstaged and untracked ones included. At most seven
 * git processes in two rounds, none of which fetches, writes or runs what a repository names. Codes: those of git
 * (`not-work-tree` to `git-failed`), `timed-out` and `cancelled`.
 */
export async function listChanged(
  request: ChangedRequest,
  limits: { readonly comparedBytes: number } = { comparedBytes },
): Promise<Changed> {
  const { root, env, signal, platform = process.platform, deadlineMs = 30_000 } = request;
  const endsAt = performance.now() + deadlineMs;
  const runGit = openGit({ root, env, platform, signal, deadlineMs });
  if (runGit === undefined) return { ok: false, code: 'git-missing' };
  const repository = await readRepository(runGit, root, request.base);
  if (!repository.ok) return repository;

  const { lfs } = repository;
  const check: ContentCheck = { root, lfs, limitBytes: limits.comparedBytes, signal, endsAt };
  const listed = repository.headExists
    ? await compareAll(runGit, repository, check)
    : await listAll(runGit, repository);
  if (!listed.ok) return listed;

  const { paths, nonUtf8, impossible } = uniteNames(listed.listings);
  const base = repository.headExists ? (repository.base?.shown ?? null) : null;
  const { uncompared } = listed;
  const why = whyOf({ noCommit: !repository.headExists, noBase: base === null, uncompared, impossible });
  return { ok: true, paths, nonUtf8, base, ...(why === undefined ? {} : { why }) };
}

type Listed =
  | { readonly ok: true; readonly listings: readonly (readonly Buffer[])[]; readonly uncompared: number }
  | ChangedFailure;

/** The second round: base and HEAD, HEAD and index, HEAD and work tree, and what git does not know. */
async function compareAll(runGit: RunGit, repository: Repository, check: ContentCheck): Promise<Listed> {
  const { base, shallow, withoutFilters } = repository;
  const [since, index, workTree, others] = await Promise.all([
    base === undefined ? undefined : runGit(committed(base.id)),
    runGit(staged('HEAD')),
    runGit(inWorkTree, withoutFilters),
    runGit(untracked),
  ]);
  const trouble = firstTrouble([index, workTree, others, ...(since ? [since] : [])]);
  if (trouble !== undefined) return shallow && trouble.code === 'no-merge-base' ? shallowClone : trouble;
  const compared = await readUnread(workTree, check);
  if (!compared.ok) return compared;
  const listings = [since, index, others].map(namesOf);
  return {
    ok: true,
    listings: [...listings, compared.changed.map(({ name }) => name)],
    uncompared: compared.uncompared,
  };
}

/** Without a commit everything is new: the index and what git does not know are all there is. */
async function listAll(runGit: RunGit, { objectFormat }: Repository): Promise<Listed> {
  const results = await Promise.all([runGit(staged(emptyTree[objectFormat])), runGit(untracked)]);
  return firstTrouble(results) ?? { ok: true, listings: results.map(namesOf), uncompared: 0 };
}

const shallowClone: ChangedFailure = { ok: false, code: 'shallow' };

function firstTrouble(results: readonly GitResult[]): ChangedFailure | undefined {
  for (const result of results) {
    if (!result.ok) return result;
    if (result.exitCode !== 0) return { ok: false, code: troubleFromWords(result.stderr) };
  }
  return undefined;
}

async function readUnread(workTree: GitResult, check: ContentCheck): Promise<Unchanged> {
  const entries = workTree.ok ? parseRaw(workTree.stdout) : undefined;
  return entries === undefined ? { ok: false, code: 'git-failed' } : dropUnchanged(entries, check);
}

function namesOf(result: GitResult | undefined): readonly Buffer[] {
  return result?.ok ? splitNul(result.stdout) : [];
}
