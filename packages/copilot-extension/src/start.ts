import { createCallDirectories } from './directory/call-directories.ts';
import { joinedConfig } from './join/config.ts';
import { joinByRungs } from './join/join.ts';
import type { Piece } from './join/rungs.ts';
import { leftOutLine, named, quoted } from './join/say.ts';
import type { ExtensionOptions, JoinedSession } from './options.ts';
import { buildPieces } from './pieces.ts';

export interface Running {
  readonly session: JoinedSession;
  /** Ends what would keep the process alive, and what it started. */
  readonly stop: () => Promise<void>;
}

/**
 * Joins the session that Copilot started this process for. Rejects with the runtime's first refusal when no join
 * succeeds: the process must then end, because an extension that lives on without having joined holds the session.
 */
export async function startExtension(options: ExtensionOptions): Promise<Running> {
  const { sdk, report, platform, processDirectory } = options;
  const directories = createCallDirectories(platform, processDirectory);
  const { built, close, onEvent } = await buildPieces(options, directories);

  let attempt = 0;
  const join = (pieces: readonly Piece[]): Promise<JoinedSession> => {
    const own = ++attempt;
    const config = joinedConfig(pieces.flatMap((piece) => built.get(piece) ?? []));
    return sdk.joinSession({
      ...config,
      // The SDK goes on calling the handlers of joins that were refused or replaced.
      onEvent: (event) => {
        if (own === attempt) onEvent(event);
      },
    });
  };
  const joined = await joinByRungs([...built.keys()], join, (pieces, refusal) => {
    report(`A join with ${named(pieces)} was refused: ${quoted(refusal)}.`);
  });
  const { session } = joined;
  await directories.joined(() => session.rpc.metadata.snapshot());
  const line = leftOutLine(joined);
  if (line !== undefined) {
    report(line);
    await session.log(line, { level: 'warning' }).catch(() => {});
  }
  return { session, stop: close };
}
