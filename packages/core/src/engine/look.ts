import { posix, win32 } from 'node:path';
import { allOnPath } from '../process/find-on-path.ts';
import { valueOf } from '../process/variable.ts';
import { asAbsoluteDir } from '../paths/absolute.ts';
import { isInside } from '../paths/inside.ts';
import { realPath } from '../paths/look.ts';
import type { Engine } from '../query.ts';
import { askOnce } from './ask-once.ts';
import { childEnvironment } from './child-environment.ts';
import { createExternalEngine } from './external.ts';
import type { EngineFiles } from './files.ts';
import { programIn } from './program.ts';
import { reasons, type ReasonCode } from './reasons.ts';
import { resolveCli, withEnding, type CliPlace } from './resolve-cli.ts';
import type { EngineSettings } from './settings.ts';
import type { ChoiceRequest, Considered, Program } from './types.ts';

/** One candidate looked at: what to say of it, and the engine if it can answer. */
export interface Looked {
  readonly considered: Considered;
  readonly engine?: Engine;
}

export interface Look extends ChoiceRequest {
  readonly settings: EngineSettings;
  readonly files: EngineFiles;
}

type Candidate = Considered['candidate'];

/** 1. The program that the user named. */
export function lookAtCli(look: Look): Looked[] {
  const { cli } = look.settings;
  if (cli === undefined) return [passedOver('ADRKIT_CLI', 'not-set')];
  const found = resolveCli(cli, placeOf(look));
  if (found.ok) return [taken(look, 'ADRKIT_CLI', 'named-by-user', found.program)];
  return [{ considered: say('ADRKIT_CLI', 'unusable', found.reason) }];
}

/** In its place, where the host's own configuration names one: absolute, and wherever its links lead, not in the root. */
export function lookAtConfigured(look: Look): Looked[] | undefined {
  if (look.cli === undefined) return undefined;
  const file = asAbsoluteDir(look.cli, look.platform);
  if (file === undefined) return [{ considered: say('ADRKIT_CLI', 'unusable', 'not-absolute') }];
  if ([file, realPath(file) ?? file].some((at) => isInside(look.root, at))) {
    return [{ considered: say('ADRKIT_CLI', 'unusable', 'in-repository') }];
  }
  return lookAtCli({ ...look, settings: { ...look.settings, cli: file } });
}

/** 2. The repository's own, which the user has to allow. */
export function lookAtRepository(look: Look): Looked[] {
  if (!look.settings.allowRepositoryCli) return [passedOver('repository', 'not-allowed')];
  const place = placeOf(look);
  const dialect = look.platform === 'win32' ? win32 : posix;
  const file = withEnding(dialect.join(look.root, 'node_modules', '.bin', 'adr'), place);
  const found = programIn(file, place);
  if (found.ok) return [taken(look, 'repository', 'allowed-by-user', found.program)];
  return [passedOver('repository', found.reason, { file })];
}

/** 3. Each `adr` on PATH, until one speaks our contract. */
export async function lookAtPath(look: Look): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const { file, inRepository } of allOnPath('adr', placeOf(look))) {
    const next = inRepository ? passedOver('PATH', 'in-repository', { file }) : await lookAtFound(look, file);
    looked.push(next);
    if (next.engine || look.signal.aborted || looked.length === mostAsked) return looked;
  }
  return looked.length > 0 ? looked : [passedOver('PATH', 'not-on-path')];
}

/** 4. Ours, which is always there. */
export function lookAtEmbedded(look: Look): Looked[] {
  const { pinned } = look.settings;
  if (pinned === 'external') return [passedOver('embedded', 'pinned')];
  const considered = say('embedded', 'chosen', pinned === 'embedded' ? 'asked-for' : 'nothing-before-it');
  return [{ considered, engine: look.embedded }];
}

export function passedOver(candidate: Candidate, reason: ReasonCode, more: Partial<Considered> = {}): Looked {
  return { considered: { ...say(candidate, 'passed-over', reason), ...more } };
}

/** Each may cost two processes the first time. */
const mostAsked = 8;

async function lookAtFound(look: Look, file: string): Promise<Looked> {
  const found = programIn(file, placeOf(look));
  const identity = look.files.identity(file);
  if (!found.ok || identity === undefined) {
    return passedOver('PATH', found.ok ? 'not-there' : found.reason, { file });
  }
  const { env, platform, root, node, runProcess, signal } = look;
  const childEnv = childEnvironment(env, { platform, root, node });
  const answer = await askOnce({ program: found.program, identity, env: childEnv, runProcess, signal });
  if (!answer.speaks)
    return passedOver('PATH', answer.reason === 'cancelled' ? 'no-answer' : answer.reason, { file });
  return taken(look, 'PATH', 'speaks-contract', found.program, answer.version);
}

function taken(
  look: Look,
  chosenBy: 'ADRKIT_CLI' | 'repository' | 'PATH',
  reason: ReasonCode,
  program: Program,
  version?: string,
): Looked {
  const known = version === undefined ? {} : { version };
  const { env, platform, node, runProcess, settings } = look;
  const identity = { kind: 'external', executable: program.named, chosenBy, ...known } as const;
  return {
    considered: { ...say(chosenBy, 'chosen', reason), file: program.named, ...known },
    engine: createExternalEngine({
      program,
      identity,
      env,
      platform,
      node,
      deadlineMs: settings.deadlineMs,
      runProcess,
    }),
  };
}

function say(candidate: Candidate, verdict: Considered['verdict'], reason: ReasonCode): Considered {
  return { candidate, verdict, reason, sentence: reasons[reason] };
}

function placeOf({ env, platform, root, node, files }: Look): CliPlace {
  const windows = platform === 'win32';
  const pathext = windows ? `${valueOf(env, 'PATHEXT', true) ?? '.COM;.EXE;.BAT;.CMD'};.PS1` : undefined;
  return { platform, root, node, files, path: valueOf(env, 'PATH', windows), pathext };
}
