import { kindOf } from '../paths/look.ts';
import { findPlace } from '../place/place.ts';
import { orderMcpCandidates } from '../session/mcp-order.ts';
import { firstQualified } from '../session/qualify.ts';
import type { InspectedDirectory, InspectedPlace, InspectRequest } from './types.ts';

export interface FoundDirectory {
  readonly directory: InspectedDirectory;
  readonly place: InspectedPlace;
}

/** The directory that a server started here would answer for, but for the roots that a client may name. */
export async function inspectDirectory(request: InspectRequest): Promise<FoundDirectory> {
  const { env, platform, home, installFolders, flagDirectory, processDirectory, dir } = request;
  const environment = env['PRECEDENT_CWD'];
  const project = env['CLAUDE_PROJECT_DIR'];
  const named = { flag: flagDirectory, environment, roots: undefined, project, process: processDirectory };
  const { directories, guessed } = orderMcpCandidates(named);
  const barred = { home, installFolders };
  const qualified = await firstQualified(directories, platform, barred);
  const workspace = qualified === undefined ? undefined : { directory: qualified, guessed };
  const corpusFromEnvironment = env['ADRKIT_DIR'];
  const found = await findPlace({ workspace, dir, corpusFromEnvironment, barred });
  const place = found.ok ? { ...found, there: kindOf(found.corpus.absolute) === 'folder' } : found;
  const [path] = directories;
  return { directory: { from: sourceOf(named), ...(path === undefined ? {} : { path }) }, place };
}

function sourceOf({
  flag,
  environment,
  project,
}: {
  readonly flag: string | undefined;
  readonly environment: string | undefined;
  readonly project: string | undefined;
}): InspectedDirectory['from'] {
  if (flag !== undefined) return '--cwd';
  if (environment) return 'PRECEDENT_CWD';
  return project ? 'CLAUDE_PROJECT_DIR' : 'current directory';
}
