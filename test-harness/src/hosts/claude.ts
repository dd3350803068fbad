import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startMessagesModel, type MessagesRequest, type MessagesTurn } from '../models/anthropic-model.ts';
import { systemPath } from '../drivers/mcp.ts';
import { repositoryRoot } from '../source/tracked.ts';
import { hostProgram } from './wanted.ts';

export const builtPlugin = path.join(repositoryRoot, 'apps/claude-plugin/dist');

export interface ClaudeStart {
  /** A folder for this run: its home is below it. */
  readonly top: string;
  readonly cwd: string;
  /** What the main model does, one turn for each of its requests; then it says that it is done. */
  readonly turns: readonly MessagesTurn[];
  /** The same for sub-agents, whose task says `SUBTASK`. */
  readonly subTurns?: readonly MessagesTurn[];
  /** Awaited before the main model answers its request of this number, counted from 0, which arrived at `at`. */
  readonly before?: (request: number, at: number) => Promise<void>;
  /** User messages, each sent when the one before it was answered. `MAINTASK` unless said otherwise. */
  readonly prompts?: readonly string[];
  /** Whether the stream tells of hooks, which costs the host a little for each; it does unless said otherwise. */
  readonly hookEvents?: boolean;
  /** Folders given with `--plugin-dir`; the built plugin unless said otherwise. */
  readonly plugins?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** One line of the host's own stream, as far as tests look at it. */
export interface ClaudeEvent {
  readonly type: string;
  readonly subtype?: string;
  readonly hook_name?: string;
  readonly outcome?: string;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly content?: string;
  readonly plugin_errors?: unknown;
  readonly mcp_servers?: readonly { readonly name: string; readonly status: string }[];
  readonly tools?: readonly string[];
}

export interface ClaudeRun {
  readonly code: number | null;
  readonly stream: readonly ClaudeEvent[];
  readonly init: ClaudeEvent | undefined;
  /** What the main model was shown. */
  readonly requests: readonly MessagesRequest[];
  readonly subRequests: readonly MessagesRequest[];
  /** The answers of hooks of one name, such as `PreToolUse:Read`, in order. */
  readonly hooks: (name: string) => readonly ClaudeEvent[];
  readonly stderr: string;
  readonly milliseconds: number;
}

/** Nothing of the machine's user, no account and no network but the model's loopback. */
function claudeEnvironment(top: string, url: string): Record<string, string> {
  const home = path.join(top, 'home');
  mkdirSync(home, { recursive: true });
  return {
    PATH: systemPath,
    HOME: home,
    LANG: 'C.UTF-8',
    TERM: 'xterm',
    ANTHROPIC_API_KEY: 'sk-ant-loopback-only',
    ANTHROPIC_BASE_URL: url,
    DISABLE_TELEMETRY: '1',
    DISABLE_AUTOUPDATER: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  };
}

/** Messages in and events out, one JSON document a line. */
const headless = [
  '-p',
  '--input-format=stream-json',
  '--output-format=stream-json',
  '--verbose',
  '--allowedTools=Bash,Read,Edit,Write,NotebookEdit',
];

const userMessage = (content: string): string =>
  `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`;

/** Runs the real Claude Code, headless, with a model that does what the turns say. */
export async function runClaude(start: ClaudeStart): Promise<ClaudeRun> {
  const {
    top,
    cwd,
    turns,
    subTurns = [],
    before,
    hookEvents = true,
    prompts = ['MAINTASK'],
    plugins = [builtPlugin],
    args = [],
    env = {},
  } = start;
  const subRequests: MessagesRequest[] = [];
  const requests: MessagesRequest[] = [];
  const model = await startMessagesModel(async (request) => {
    const [own, script] = isSub(request) ? [subRequests, subTurns] : [requests, turns];
    const index = own.push(request) - 1;
    if (own === requests) await before?.(index, request.at);
    return script[index] ?? { text: 'done' };
  });
  const began = performance.now();
  const child = spawn(
    hostProgram('claude-code', 'claude'),
    [
      ...headless,
      ...(hookEvents ? ['--include-hook-events'] : []),
      ...plugins.flatMap((folder) => ['--plugin-dir', folder]),
      ...args,
    ],
    { cwd, env: { ...claudeEnvironment(top, model.url), ...env }, stdio: 'pipe' },
  );
  let stdout = '';
  let stderr = '';
  let sent = 0;
  const proceed = (): void => {
    const answered = stdout.split('\n').filter((line) => line.includes('"type":"result"')).length;
    while (sent <= answered && sent < prompts.length) child.stdin.write(userMessage(prompts[sent++] ?? ''));
    if (answered >= prompts.length) child.stdin.end();
  };
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString('utf8');
    proceed();
  });
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString('utf8')));
  proceed();
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  await model.close();
  const stream = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ClaudeEvent);
  return {
    code,
    stream,
    init: stream.find(({ subtype }) => subtype === 'init'),
    requests,
    subRequests,
    hooks: (name) => stream.filter((event) => event.subtype === 'hook_response' && event.hook_name === name),
    stderr,
    milliseconds: performance.now() - began,
  };
}

/** A sub-agent is shown its own task and not the main one. */
function isSub({ text }: MessagesRequest): boolean {
  return text.includes('SUBTASK') && !text.includes('MAINTASK');
}

export interface CommandRun {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of Claude Code's own subcommands, such as `plugin validate`. */
export function claudeCommand(top: string, cwd: string, ...args: readonly string[]): CommandRun {
  const { status, stdout, stderr } = spawnSync(hostProgram('claude-code', 'claude'), [...args], {
    cwd,
    env: claudeEnvironment(top, 'http://127.0.0.1:9'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, output: stdout + stderr };
}
