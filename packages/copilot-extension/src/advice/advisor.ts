import {
  advise,
  asAbsoluteDir,
  askForAdvice,
  findPlace,
  loadRecordEngine,
  newLedger,
  type AbsoluteDir,
  type AdviceEvent,
} from '@precedent/core';
import type { ExtensionOptions } from '../options.ts';

/** Whose context a hook is about, as the runtime says it. */
export interface Listener {
  readonly sessionId: string;
  /** A sub-agent's, where the runtime tells; older ones do not. */
  readonly agentId?: string;
  readonly workingDirectory: string;
}

/** An event without the listener, or nothing when there is nothing to ask about. `root` is the repository's. */
export type AboutRoot = (root: AbsoluteDir) => Happened | undefined;
export type Happened = AdviceEvent extends infer Event
  ? Event extends AdviceEvent
    ? Omit<Event, 'session' | 'agent'> & { readonly kind: Event['kind'] }
    : never
  : never;

export interface Advisor {
  /** What to tell, if anything. Nothing that is late counts as told. */
  readonly advise: (to: Listener, about: AboutRoot, signal: AbortSignal) => Promise<string | undefined>;
  /** The context of an agent was compacted: what it was told is gone. */
  readonly newContext: (agent: string | undefined) => void;
}

/** Enough for several decisions, and far from where the runtime throws a tool's result away. */
const mostCharacters = 4000;

/** Remembers what each agent of this session was told. Always answers from the embedded engine. */
export function createAdvisor(options: ExtensionOptions): Advisor {
  const { env, platform, home, installFolders, session = '' } = options;
  const barred = { home, installFolders };
  let ledger = newLedger(session);
  let loading: ReturnType<typeof loadRecordEngine> | undefined;

  return {
    advise: async ({ sessionId, agentId, workingDirectory }, about, signal) => {
      const directory = asAbsoluteDir(workingDirectory, platform);
      if (directory === undefined) return undefined;
      const workspace = { directory, guessed: false };
      const place = await findPlace({
        workspace,
        dir: undefined,
        corpusFromEnvironment: env['ADRKIT_DIR'],
        barred,
      });
      const happened = place.ok ? about(place.root) : undefined;
      if (!place.ok || happened === undefined) return undefined;
      // A sub-agent's tool hooks come with a session of their own.
      const agent = agentId ?? (sessionId === session ? undefined : sessionId);
      const event = { ...happened, session, ...(agent === undefined ? {} : { agent }) } as AdviceEvent;
      loading ??= loadRecordEngine();
      const at = { root: place.root, dir: place.corpus.absolute };
      const report = await askForAdvice(event, await loading, at, signal);
      if (signal.aborted) return undefined;
      const advised = advise(event, report, ledger, mostCharacters);
      ledger = advised.ledger;
      return advised.advice;
    },
    newContext: (agent) => {
      const event = { kind: 'new-context', session, ...(agent === undefined ? {} : { agent }) } as const;
      ({ ledger } = advise(event, undefined, ledger, mostCharacters));
    },
  };
}
