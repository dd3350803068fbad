import type { Writable } from 'node:stream';
import { createInFlight } from './in-flight.ts';
import type { ServeOptions } from './options.ts';
import { longestMessageBytes, speak } from './protocol.ts';
import type { ServerTools } from './tools.ts';
import { version } from './version.ts';

export interface Session {
  /** Ends every call now. */
  readonly stop: () => void;
  /** Resolves when there is nothing more to do: the client has gone, or `stop` was called. */
  readonly ended: Promise<void>;
}

/** A client that closes its end at once still gets the answers that are nearly there. */
const lastAnswersMs = 400;
/** How long programs that a call has started get to end; what is left of them ends with this process. */
const lastProgramsMs = 250;
const lastServersMs = 400;
const lastBytesMs = 100;

const tooLong = `A message of more than ${longestMessageBytes / 1024 / 1024} MiB came; this server ends.`;

/**
 * Serves the decision tools over MCP until the client closes `stdin`. It answers the handshake wherever it was
 * started; the tools themselves are loaded by the first request that needs them.
 */
export function serve(options: ServeOptions): Session {
  const inFlight = createInFlight();
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  let gone = (): void => {};
  const clientGone = new Promise<void>((resolve) => (gone = resolve));

  const { stdin, stdout } = options;
  for (const event of ['end', 'close', 'error']) stdin.on(event, gone);
  // Nobody reads what we write any more.
  stdout.on('error', stop);

  let tellChange = (): void => {};
  let loading: Promise<ServerTools> | undefined;
  const tools = (): Promise<ServerTools> => {
    loading ??= import('./tools.ts').then(({ createServerTools }) =>
      createServerTools(options, () => tellChange()),
    );
    return loading;
  };
  void speak(version, stdin, stdout, {
    listTools: async (client) => (await tools()).list(client),
    callTool: (name, args, client, signal) =>
      inFlight.run(
        signal,
        async (either) =>
          options.unlisted?.(name, args, either) ?? (await tools()).call(name, args, client, either),
      ),
    onListen: options.moreTools === undefined ? undefined : (tell) => (tellChange = tell),
    onClose: gone,
    onTooLong: () => {
      options.warn(tooLong);
      gone();
    },
  }).catch(stop);

  /** Servers of others end too; what does not end in time ends with this process. */
  const endMore = async (): Promise<void> => {
    const closed = loading?.then((loaded) => loaded.close()).catch(() => {});
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastServersMs).unref())]);
  };

  const ended = Promise.race([
    stopped,
    clientGone.then(() => Promise.race([inFlight.settle(lastAnswersMs), stopped])),
  ])
    .then(() => inFlight.end())
    .then(() => Promise.all([inFlight.settle(lastProgramsMs), endMore()]))
    .then(() => flushed(stdout));
  return { stop, ended };
}

/** The protocol hands its last answers to `stdout` in this turn; where pipes are not synchronous they leave later. */
async function flushed(stdout: Writable): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise<void>((resolve) => {
    setTimeout(resolve, lastBytesMs);
    stdout.write('', () => resolve());
  });
}
