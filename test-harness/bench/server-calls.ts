import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { measuredEnv, median } from './measure.ts';

/** A model takes seconds from one call to the next; the runtime cleans up behind the first call in some of them. */
const betweenCalls = 200;

export interface ServerTimes {
  /** From starting the server to its answer to `initialize`, in milliseconds. */
  readonly start: number;
  readonly firstCall: number;
  /** The second call of the same tool with the same argument: what a session pays all day. */
  readonly secondCall: number;
}

interface ServerOptions {
  readonly node: string;
  readonly server: string;
  readonly cwd: string;
  readonly path: string;
  readonly servers: number;
}

/** Medians over servers started one after the other on the same folder. */
export async function measureServer(options: ServerOptions): Promise<ServerTimes> {
  const runs: ServerTimes[] = [];
  for (let run = 0; run < options.servers; run += 1) runs.push(await oneServer(options));
  return {
    start: median(runs.map(({ start }) => start)),
    firstCall: median(runs.map(({ firstCall }) => firstCall)),
    secondCall: median(runs.map(({ secondCall }) => secondCall)),
  };
}

/** Lines in, lines out: what is measured is the server, not how a client checks what it gets. */
async function oneServer({ node, server, cwd, path }: ServerOptions): Promise<ServerTimes> {
  const child = spawn(node, [server, '--cwd', cwd], {
    cwd,
    env: measuredEnv,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = async (method: string, params: object): Promise<number> => {
    const started = performance.now();
    send({ id: method, method, params });
    const { value } = await lines.next();
    const spent = performance.now() - started;
    const { result } = JSON.parse(String(value)) as { result?: { isError?: boolean } };
    if (result === undefined || result.isError === true) throw new Error(`The server refused: ${value}`);
    return spent;
  };
  const call = () => ask('tools/call', { name: 'adr_explain', arguments: { path } });
  try {
    const clientInfo = { name: 'bench', version: '0' };
    const start = await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    send({ method: 'notifications/initialized' });
    const firstCall = await call();
    await sleep(betweenCalls);
    return { start, firstCall, secondCall: await call() };
  } finally {
    child.stdin.end();
    await once(child, 'exit');
  }
}
