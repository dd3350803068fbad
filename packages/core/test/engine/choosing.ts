import { chooseEngine } from '../../src/engine/choose.ts';
import type { Choice, ChoiceRequest, Environment } from '../../src/engine/types.ts';
import { runProcess } from '../../src/process/run.ts';
import { embedded } from './programs.ts';

/** Chooses as on this machine, in an environment that the user controls, unless `more` says otherwise. */
export function choose(root: string, env: Environment, more: Partial<ChoiceRequest> = {}): Promise<Choice> {
  return chooseEngine({
    env,
    envTrust: 'user',
    root,
    platform: process.platform,
    node: process.execPath,
    embedded,
    runProcess,
    signal: new AbortController().signal,
    ...more,
  });
}

/** `embedded`, the file that answers, or the failure's code. */
export function answering(choice: Choice): string {
  if (!choice.ok) return choice.code;
  const { identity } = choice.engine;
  return identity.kind === 'embedded' ? 'embedded' : identity.executable;
}

/** Candidate, verdict and reason of each, as a person would list them. */
export function told(choice: Choice): string[] {
  return choice.considered.map(({ candidate, verdict, reason }) => `${candidate} ${verdict} ${reason}`);
}
