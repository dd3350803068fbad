import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** One program to time, from its start to its end. */
export interface TimedCommand {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/**
 * The environment of every measured program: extra certificates cost a start of Node 20 more than the start itself. npm
 * puts the workspace's programs on PATH, where a server would find an `adr` and ask it instead of its own engine.
 */
export const measuredEnv: Readonly<Record<string, string>> = {
  PATH: (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter),
  LC_ALL: 'C',
};

const warmUps = 2;

/**
 * Runs the commands in turn, `rounds` times, so that whatever else the machine does falls on all of them alike.
 * Answers the median time of each in milliseconds, by name. A command that ends with another code than 0 or 1 throws.
 */
export function measureInterleaved(commands: readonly TimedCommand[], rounds: number): Map<string, number> {
  const times = new Map(commands.map(({ name }) => [name, [] as number[]]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const command of commands) {
      const spent = timeOnce(command);
      if (round >= 0) times.get(command.name)?.push(spent);
    }
  }
  return new Map([...times].map(([name, samples]) => [name, median(samples)]));
}

function timeOnce({ name, file, args, cwd }: TimedCommand): number {
  const started = performance.now();
  const ran = spawnSync(file, args, {
    cwd,
    env: measuredEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const spent = performance.now() - started;
  if (ran.status !== 0 && ran.status !== 1)
    throw new Error(`${name} ended with ${ran.status}: ${ran.stderr}`);
  return spent;
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
