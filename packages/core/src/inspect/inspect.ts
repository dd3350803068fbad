import { listChanged } from '../changed/list-changed.ts';
import { chooseEngine } from '../engine/choose.ts';
import { createEmbeddedEngine } from '../engine/embedded.ts';
import { readEngineSettings } from '../engine/settings.ts';
import { folderState } from '../folders/folder-state.ts';
import { userFolders } from '../folders/user-folders.ts';
import { kindOf } from '../paths/look.ts';
import { runProcess } from '../process/run.ts';
import type { Engine } from '../query.ts';
import { version } from '../version.ts';
import { askEngine } from './ask.ts';
import { attentionIn } from './attention.ts';
import { inspectDirectory } from './directory.ts';
import { inspectEnvironment } from './environment.ts';
import { inspectGit } from './git.ts';
import { isSupportedNode } from './node-version.ts';
import type {
  InspectedAnswer,
  InspectedChanges,
  InspectedEngine,
  InspectedFolder,
  InspectedPlace,
  Inspection,
  InspectRequest,
} from './types.ts';

/**
 * Goes the path of a call, step by step, and says what each found: as a host would that trusts the user's
 * environment. Writes nothing but a small file that it removes, in folders of ours that exist. What it finds is
 * never an exception.
 */
export async function inspect(request: InspectRequest): Promise<Inspection> {
  const { env, platform, nodeVersion } = request;
  const { directory, place } = await inspectDirectory(request);
  const root = repositoryOf(request, place);
  const [{ engine, chosen }, folders, git, changed] = await Promise.all([
    inspectEngine(request, root),
    inspectFolders(request, place),
    inspectGit(request, root),
    inspectChanges(request, place),
  ]);
  const answer = chosen && place.ok ? await inspectAnswer(request, chosen, place) : undefined;
  const found = {
    directory,
    place,
    engine,
    ...(answer === undefined ? {} : { answer }),
    ...(changed === undefined ? {} : { changed }),
    folders,
    node: { version: nodeVersion, supported: isSupportedNode(nodeVersion) },
    git,
    environment: inspectEnvironment(env, platform),
  };
  return { ...found, attention: attentionIn(found) };
}

/** Where there is none, no program lies in it: our own folder, which is never one and holds none, stands for it. */
function repositoryOf({ installFolders, node }: InspectRequest, place: InspectedPlace): string {
  if (place.ok) return place.root;
  return place.refused?.root ?? installFolders.find((folder) => kindOf(folder) === 'folder') ?? node;
}

async function inspectEngine(
  { env, platform, node, signal }: InspectRequest,
  root: string,
): Promise<{ readonly engine: InspectedEngine; readonly chosen?: Engine }> {
  const embedded = createEmbeddedEngine(version);
  const choice = await chooseEngine({
    env,
    envTrust: 'user',
    root,
    platform,
    node,
    embedded,
    runProcess,
    signal,
  });
  const { considered } = choice;
  if (!choice.ok) return { engine: { ok: false, considered } };
  return { engine: { ok: true, answers: choice.engine.identity, considered }, chosen: choice.engine };
}

async function inspectAnswer(
  { env, signal }: InspectRequest,
  engine: Engine,
  place: Extract<InspectedPlace, { ok: true }>,
): Promise<InspectedAnswer> {
  const { deadlineMs } = readEngineSettings(env, 'user');
  const answer = await askEngine(engine, place, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]));
  const late = !answer.ok && answer.code === 'cancelled' && !signal.aborted;
  return late ? { ok: false, code: 'timed-out' } : answer;
}

async function inspectFolders(
  { env, platform, home }: InspectRequest,
  place: InspectedPlace,
): Promise<readonly InspectedFolder[]> {
  const own = userFolders({ env, envTrust: 'user', platform, home });
  if (own === undefined) return [];
  const root = place.ok ? place.root : undefined;
  const all = [
    { holds: 'configuration', path: own.config },
    { holds: 'state', path: own.state },
    { holds: 'cache', path: own.cache },
  ] as const;
  return Promise.all(all.map(async (folder) => ({ ...folder, state: await folderState(folder.path, root) })));
}

async function inspectChanges(
  { env, signal, platform }: InspectRequest,
  place: InspectedPlace,
): Promise<InspectedChanges | undefined> {
  if (!place.ok || !place.workTree) return undefined;
  const changed = await listChanged({ root: place.root, base: undefined, env, signal, platform });
  if (!changed.ok) return changed;
  const { paths, base, why } = changed;
  return { ok: true, base, files: paths.length, ...(why === undefined ? {} : { why }) };
}
