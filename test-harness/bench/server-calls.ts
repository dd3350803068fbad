import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { measuredEnv, median } from './measure.ts';

export interface ServerTimes {
  /** From starting the server to its answer to `initialize`, in milliseconds. */
  readonly start: number;
  readonly firstCall: number;
  /** The second call of the same tool with the same argument: what a session pays all day. */
  readonly secondCall: number;
}

/** Medians over servers started one after the other on the same folder. */
export async function measureServer(options: {
  readonly node: string;
  readonly server: string;
  readonly cwd: string;
  readonly path: string;
  readonly servers: number;
}): Promise<ServerTimes> {
  const runs: ServerTimes[] = [];
  for (let run = 0; run < options.servers; run += 1) runs.push(await oneServer(options));
  return {
    start: median(runs.map(({ start }) => start)),
    firstCall: median(runs.map(({ firstCall }) => firstCall)),
    secondCall: median(runs.map(({ secondCall }) => secondCall)),
  };
}

async function oneServer({
  node,
  server,
  cwd,
  path,
}: Parameters<typeof measureServer>[0]): Promise<ServerTimes> {
  const args = [server, '--cwd', cwd];
  const transport = new StdioClientTransport({
    command: node,
    args,
    cwd,
    env: { ...measuredEnv },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'bench', version: '0' });
  const call = () => client.callTool({ name: 'adr_explain', arguments: { path } });
  try {
    const start = await timed(() => client.connect(transport));
    return { start, firstCall: await timed(call), secondCall: await timed(call) };
  } finally {
    await client.close();
  }
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const result = await action();
  const spent = performance.now() - started;
  if (isError(result)) throw new Error(`The server refused the call: ${JSON.stringify(result)}`);
  return spent;
}

function isError(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'isError' in result && result.isError === true;
}
