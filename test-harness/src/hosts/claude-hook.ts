import { spawn } from 'node:child_process';
import path from 'node:path';
import { systemPath } from '../drivers/mcp.ts';
import { builtPlugin } from './claude.ts';

/** What a hook's process left: nothing else of it reaches the host. */
export interface HookEnded {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface HookStart {
  readonly data: string;
  readonly home: string;
  /** Written to stdin, which is then closed; undefined leaves it open. */
  readonly stdin: string | Buffer | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built hook command as `hooks.json` has it, and as Claude Code would: exec form, JSON on stdin. */
export function runHook({ data, home, stdin, env = {} }: HookStart): Promise<HookEnded> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(builtPlugin, 'hook.mjs'), `--data=${data}`], {
      cwd: home,
      env: { PATH: systemPath, HOME: home, ...env },
      stdio: 'pipe',
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (part: Buffer) => (stdout += part.toString('utf8')));
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString('utf8')));
    // A hook that has its answer may be gone before it has read everything.
    child.stdin.on('error', () => undefined);
    if (stdin !== undefined) child.stdin.end(stdin);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** An event's JSON as Claude Code 2.1.332 sends it, with the fields that all events share. */
export function hookEvent(cwd: string, event: string, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    session_id: '5e053777-d4a5-4a28-8c8f-24fe48a8736a',
    transcript_path: '/nowhere/transcript.jsonl',
    cwd,
    permission_mode: 'default',
    hook_event_name: event,
    ...more,
  });
}
