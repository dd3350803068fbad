import { asAbsoluteDir, createSessionDirectory, type Workspace } from '@precedent/core';

/** The part of a session event that says where the session is. */
export interface DirectoryEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** Where the session is, for each call and between calls. */
export interface CallDirectories {
  /** Takes every event of the session; those that say nothing of a directory are passed over. */
  readonly onEvent: (event: DirectoryEvent) => void;
  /** What the runtime says right after the join. An event that came since knows better. */
  readonly joined: (snapshot: () => Promise<{ readonly workingDirectory?: unknown }>) => Promise<void>;
  /**
   * Where one call is to be answered. The SDK starts a tool before it tells of the event that names its directory, so
   * ask after one `await`.
   */
  readonly ofCall: (toolCallId: string) => Promise<Workspace | undefined>;
  /** Where the session is now, for what is not a call. */
  readonly now: () => Promise<Workspace | undefined>;
}

/** More calls than are ever under way; those whose end was not told are forgotten first. */
const mostCalls = 200;

/** In this order: the call's own directory, the last one the session moved to, the snapshot, where we were started. */
export function createCallDirectories(
  platform: NodeJS.Platform,
  processDirectory: string | undefined,
): CallDirectories {
  const session = createSessionDirectory(platform);
  const named = new Map<string, unknown>();
  let looking: Promise<unknown> = Promise.resolve();
  let moved = false;

  const offer = (candidate: unknown): Promise<unknown> => (looking = session.offer(candidate));
  const now = async (): Promise<Workspace | undefined> => {
    await looking;
    const known = session.current();
    if (known !== undefined) return { directory: known, guessed: false };
    const started = asAbsoluteDir(processDirectory, platform);
    return started === undefined ? undefined : { directory: started, guessed: true };
  };
  return {
    now,
    onEvent: ({ type, data }) => {
      const { cwd, toolCallId, workingDirectory } = (data ?? {}) as Record<string, unknown>;
      if (type === 'session.context_changed') {
        moved = true;
        void offer(cwd);
      } else if (type === 'external_tool.requested' && typeof toolCallId === 'string') {
        named.set(toolCallId, workingDirectory);
        const [oldest] = named.keys();
        if (named.size > mostCalls && oldest !== undefined) named.delete(oldest);
      }
    },
    joined: async (snapshot) => {
      const said = await snapshot().catch(() => undefined);
      if (!moved) await offer(said?.workingDirectory);
    },
    ofCall: async (toolCallId) => {
      const directory = asAbsoluteDir(named.get(toolCallId), platform);
      named.delete(toolCallId);
      // One that has gone is not replaced by an older one: placing it then says that there is none.
      return directory === undefined ? now() : { directory, guessed: false };
    },
  };
}
