import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** How to start a program: with this Node, in this folder, with an environment that holds next to nothing. */
export interface Start {
  readonly node: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `pnpm` and `npm` put this repository's own `adr` on PATH, where the programs under test would find it. */
const cleanPath = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(path.delimiter);

const bareEnv = (cwd: string, more: Readonly<Record<string, string>> = {}) => ({
  PATH: cleanPath,
  // Not the folder itself: the home directory is never answered for.
  HOME: `${cwd}-home`,
  LC_ALL: 'C',
  ...more,
});

/** Runs a program to its end. */
export function runProgram({ node, file, args, cwd, nodeOptions = [], env }: Start): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...nodeOptions, file, ...args], {
      cwd,
      env: bareEnv(cwd, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Starts a server over stdio, does something with a client of it, and ends both. */
export async function withServer<Result>(
  { node, file, args, cwd, nodeOptions = [], env }: Start,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const transport = new StdioClientTransport({
    command: node,
    args: [...nodeOptions, file, ...args],
    cwd,
    env: bareEnv(cwd, env),
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '0' });
  try {
    await client.connect(transport);
    return await use(client);
  } finally {
    await client.close();
  }
}
