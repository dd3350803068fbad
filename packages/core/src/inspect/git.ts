import { troubleFromVersion } from '../git/git-version.ts';
import { openGit } from '../git/run-git.ts';
import type { Inspection, InspectRequest } from './types.ts';

const deadlineMs = 5000;

/** Which git there is, and whether it will do. */
export async function inspectGit(request: InspectRequest, root: string): Promise<Inspection['git']> {
  const { env, platform, signal } = request;
  const git = openGit({ root, env, platform, signal, deadlineMs });
  if (git === undefined) return { trouble: 'git-missing' };
  const result = await git(['--version']);
  if (!result.ok) return { trouble: result.code };
  const text = result.stdout.toString('latin1');
  const version = /^git version (?<version>[\w.-]{1,40})/u.exec(text)?.groups?.['version'];
  const trouble = troubleFromVersion(result.exitCode, text);
  return { ...(version === undefined ? {} : { version }), ...(trouble === undefined ? {} : { trouble }) };
}
