import { engineFiles } from './files.ts';
import {
  lookAtCli,
  lookAtConfigured,
  lookAtEmbedded,
  lookAtPath,
  lookAtRepository,
  passedOver,
  type Look,
  type Looked,
} from './look.ts';
import type { ReasonCode } from './reasons.ts';
import { readEngineSettings } from './settings.ts';
import type { Choice, ChoiceRequest, Considered } from './types.ts';

/**
 * Which engine answers, decided by the environment alone and in a fixed order: the program that `ADRKIT_CLI` names,
 * the repository's own where the user allowed it, an `adr` on PATH that speaks our contract, and else the embedded
 * engine. `considered` names every one of them, those after the chosen one too, and says why. A program from the
 * user's configuration of the host stands in the place of `ADRKIT_CLI`, also where the environment is not trusted.
 *
 * Codes: `cli-unresolved` when `ADRKIT_CLI` cannot be used or `PRECEDENT_ENGINE=external` finds none; `cancelled`.
 */
export async function chooseEngine(request: ChoiceRequest): Promise<Choice> {
  const settings = readEngineSettings(request.env, request.envTrust);
  const look: Look = { ...request, settings, files: request.files ?? engineFiles };
  const considered: Considered[] = [];
  let over: ReasonCode | undefined;
  let engine: Looked['engine'];
  for (const { candidate, at } of order) {
    const looked = over === undefined ? await at(look) : [passedOver(candidate, over)];
    considered.push(...looked.map((one) => one.considered));
    if (request.signal.aborted) return { ok: false, code: 'cancelled', considered };
    engine ??= looked.find((one) => one.engine)?.engine;
    if (engine) over = 'earlier-chosen';
    else if (looked.some((one) => one.considered.verdict === 'unusable')) over = 'earlier-unusable';
  }
  return engine ? { ok: true, engine, considered } : { ok: false, code: 'cli-unresolved', considered };
}

interface Step {
  readonly candidate: Considered['candidate'];
  readonly at: (look: Look) => Looked[] | Promise<Looked[]>;
}

const order: readonly Step[] = [
  {
    candidate: 'ADRKIT_CLI',
    at: (look) => lookAtConfigured(look) ?? barred('ADRKIT_CLI', look) ?? lookAtCli(look),
  },
  { candidate: 'repository', at: (look) => barred('repository', look) ?? lookAtRepository(look) },
  { candidate: 'PATH', at: (look) => barred('PATH', look) ?? lookAtPath(look) },
  { candidate: 'embedded', at: lookAtEmbedded },
];

/** No program at all where the environment is not the user's own, or where the user asked for the embedded engine. */
function barred(candidate: Considered['candidate'], { settings, envTrust }: Look): Looked[] | undefined {
  if (envTrust !== 'user') return [passedOver(candidate, 'not-trusted')];
  return settings.pinned === 'embedded' ? [passedOver(candidate, 'pinned')] : undefined;
}
