import { dirname } from 'node:path';
import type { RunProcess } from '../process/types.ts';
import type { Program } from './types.ts';

export type ContractAnswer =
  | { readonly speaks: true; readonly version?: string }
  | { readonly speaks: false; readonly reason: 'other-program' | 'no-answer' | 'not-started' | 'cancelled' };

export interface ContractQuestion {
  readonly program: Program;
  /** Of the file: another one is another program, and is asked anew. */
  readonly identity: string;
  readonly env: Readonly<Record<string, string>>;
  readonly runProcess: RunProcess;
  readonly signal: AbortSignal;
}

const contractBudgetMs = 2000;
const outputLimitBytes = 65_536;

/**
 * Whether an `adr` speaks our contract: `adr --version --json` answers as ours does, or `adr help` names the three
 * subcommands (adrkit's does). Other programs are called `adr` too, and some of them write.
 */
export async function askContract(question: ContractQuestion): Promise<ContractAnswer> {
  const until = performance.now() + contractBudgetMs;
  const { program, env, runProcess, signal } = question;
  let version: string | undefined;
  for (const args of [['--version', '--json'], ['help']]) {
    const result = await runProcess({
      file: program.file,
      args: [...program.args, ...args],
      cwd: dirname(program.named),
      env,
      stdoutLimitBytes: outputLimitBytes,
      stderrLimitBytes: 0,
      deadlineMs: Math.max(1, until - performance.now()),
      signal,
    });
    if (result.kind === 'cancelled') return { speaks: false, reason: 'cancelled' };
    if (result.kind === 'timed-out') return { speaks: false, reason: 'no-answer' };
    if (result.kind === 'not-started') return { speaks: false, reason: 'not-started' };
    if (result.kind !== 'exited' || result.exitCode !== 0) continue;
    const text = result.stdout.toString('utf8');
    const ours = args[0] === 'help' ? helpNamesUs(text) : answersAsOurs(text);
    version ??= versionIn(text);
    if (ours) return { speaks: true, ...(version === undefined ? {} : { version }) };
  }
  return { speaks: false, reason: 'other-program' };
}

/** A major number of the contract that we do not know would be one whose answers we cannot read. */
function answersAsOurs(text: string): boolean {
  const said = parsed(text);
  return typeof said?.['name'] === 'string' && String(said['contract']).startsWith('adrkit/0.');
}

function helpNamesUs(text: string): boolean {
  return ['lint', 'check', 'explain'].every((name) =>
    new RegExp(String.raw`\badr ${name}\b`, 'u').test(text),
  );
}

/** Of a JSON answer or of a line that is a version alone. */
function versionIn(text: string): string | undefined {
  const said = parsed(text)?.['version'] ?? text.trim();
  return typeof said === 'string'
    ? /^v?(?<version>\d+\.\d+\.\d+[\w.+-]{0,40})$/u.exec(said)?.groups?.['version']
    : undefined;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
