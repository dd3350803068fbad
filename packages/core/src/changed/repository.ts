import { stat } from 'node:fs/promises';
import path from 'node:path';
import { troubleFromVersion } from '../git/git-version.ts';
import type { RunGit } from '../git/run-git.ts';
import { troubleFromWords } from '../git/trouble.ts';
import { parseProbe, probeArguments, type Probe } from './probe.ts';
import { parseSettings, settingsArguments, type RepositorySettings } from './repository-settings.ts';
import type { ChangedFailure } from './types.ts';

export interface Repository extends Probe, Omit<RepositorySettings, 'bare'> {
  readonly ok: true;
}

/**
 * The first round: three processes, none of which starts another. Says what may be compared with what, or why nothing
 * can be. `root` must hold `.git`, and git must take that one for the repository and no other.
 */
export async function readRepository(
  runGit: RunGit,
  root: string,
  base: string | undefined,
): Promise<Repository | ChangedFailure> {
  const [version, settings, probe] = await Promise.all([
    runGit(['version']),
    runGit(settingsArguments),
    runGit(probeArguments(base)),
  ]);
  if (!version.ok) return version;
  const tooOld = troubleFromVersion(version.exitCode, version.stdout.toString('latin1'));
  if (tooOld !== undefined) return failed(tooOld);

  if (!probe.ok) return probe;
  const facts = parseProbe(base, probe.exitCode, probe.stdout.toString());
  // Once the facts are printed the repository is sound: what then fails is the base (`main@{upstream}` without one).
  const sound = probe.exitCode <= 1 || (base !== undefined && facts !== undefined);
  if (!sound) return failed(troubleFromWords(probe.stderr));
  if (!settings.ok) return settings;
  if (settings.exitCode > 1) return failed(troubleFromWords(settings.stderr));

  const configured = parseSettings(settings.stdout);
  if (facts === undefined || configured === undefined) return failed('git-failed');
  const { bare, ...filters } = configured;
  if (!(await isOwnRepository(root, facts.gitDirectory, bare))) return failed('not-work-tree');
  if (base !== undefined && facts.base === undefined) return failed(await whyNoBase(runGit));
  return { ok: true, ...facts, ...filters };
}

/**
 * An empty `.git` sends git on to the directories above. The file of a linked worktree or submodule cannot: it is
 * followed, or git refuses. A worktree's repository may be bare; one that lies in the root may not.
 */
async function isOwnRepository(root: string, gitDirectory: string, bare: boolean): Promise<boolean> {
  const [own, taken] = await Promise.all([facts(path.join(root, '.git')), facts(gitDirectory)]);
  if (own === undefined || taken === undefined) return false;
  if (!own.isDirectory()) return true;
  return !bare && own.dev === taken.dev && own.ino === taken.ino;
}

/** The one further process of a call that fails anyway. */
async function whyNoBase(runGit: RunGit): Promise<ChangedFailure['code']> {
  const head = await runGit(['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD']);
  if (!head.ok) return head.code;
  return head.exitCode === 1 ? 'unborn' : 'no-such-base';
}

function facts(file: string) {
  return stat(file, { bigint: true }).catch(() => undefined);
}

function failed(code: ChangedFailure['code']): ChangedFailure {
  return { ok: false, code };
}
