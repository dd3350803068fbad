import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wrapGit } from './wrapped-git.ts';

export interface Watched {
  readonly env: Readonly<Record<string, string>>;
  /** The arguments of every git that was started. */
  readonly calls: () => readonly (readonly string[])[];
  /** How often git was started while none was running. */
  readonly rounds: () => number;
  /** Every line of every git's environment. */
  readonly environments: () => readonly string[];
}

/** Writes down every start and end of git. Each takes a moment longer, so that a round is seen as one. */
export function watchGit(top: string): Watched {
  const [log, calls, environments] = ['log', 'calls', 'environments'].map((name) => path.join(top, name));
  const env = wrapGit(
    top,
    [
      `echo start >> '${log}'`,
      // One write for each call: gits of one round write at the same time.
      `printf '%s\\036' "$@" "$(printf '\\035')" >> '${calls}'`,
      `env >> '${environments}'`,
      'sleep 0.3',
      '"$real" "$@"; code=$?',
      `echo end >> '${log}'`,
      'exit $code',
    ].join('\n'),
  );
  const read = (file = ''): string => readFileSync(file, 'utf8');
  return {
    env,
    calls: () =>
      read(calls)
        .split('\x1d\x1e')
        .filter((call) => call !== '')
        .map((call) => call.split('\x1e').slice(0, -1)),
    rounds: () => {
      let running = 0;
      let rounds = 0;
      for (const line of read(log).trim().split('\n')) {
        if (line === 'start' && running === 0) rounds += 1;
        running += line === 'start' ? 1 : -1;
      }
      return rounds;
    },
    environments: () => read(environments).split('\n'),
  };
}
