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
  /** What an agent was told is gone. The main one is told what there is with its next prompt, as at its start. */
  readonly newContext: (agent: string | undefined) => void;
  /** The session goes on in this directory: the main agent is told what there is, unless it knows. */
  readonly moved: (directory: string) => void;
}

/** Enough for several decisions, and far from where the runtime throws a tool's result away. */
const mostCharacters = 4000;

/** Remembers what each agent of this session was told. Always answers from the embedded engine. */
export function createAdvisor(options: ExtensionOptions): Advisor {
  const { env, platform, home, installFolders, session = '' } = options;
  const barred = { home, installFolders };
  let ledger = newLedger(session);
  let loading: ReturnType<typeof loadRecordEngine> | undefined;
  /** Whether the index is due: the runtime tells of the start of a session, not of what is like one. */
  let indexDue = false;
  let last = options.processDirectory;

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
      const again = indexDue && agent === undefined && happened.kind === 'prompt';
      const named = happened.kind !== 'prompt' || happened.paths.length > 0;
      const events = [...(again ? [{ kind: 'session-start' }] : []), ...(named ? [happened] : [])].map(
        (one) => ({ ...one, session, ...(agent === undefined ? {} : { agent }) }) as AdviceEvent,
      );
      if (events.length === 0) return undefined;
      loading ??= loadRecordEngine();
      const engine = await loading;
      const at = { root: place.root, dir: place.corpus.absolute };
      const reports = await Promise.all(events.map((event) => askForAdvice(event, engine, at, signal)));
      if (signal.aborted) return undefined;
      // From here without a wait: another hook may be on its way with the same ledger.
      if (again) indexDue = false;
      const said = events.flatMap((event, index) => {
        const advised = advise(event, reports[index], ledger, mostCharacters);
        ledger = advised.ledger;
        return advised.advice ?? [];
      });
      return said.length === 0 ? undefined : said.join('\n');
    },
    moved: (directory) => {
      indexDue ||= directory !== last;
      last = directory;
    },
    newContext: (agent) => {
      indexDue ||= agent === undefined;
      const event = { kind: 'new-context', session, ...(agent === undefined ? {} : { agent }) } as const;
      ({ ledger } = advise(event, undefined, ledger, mostCharacters));
    },
  };
}
