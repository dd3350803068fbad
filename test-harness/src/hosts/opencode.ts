import { spawn } from 'node:child_process';
import path from 'node:path';
import { hostProgram } from './wanted.ts';

export interface OpencodeRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An MCP server as opencode's own configuration names it. */
export interface OpencodeServer {
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * One prompt to the real opencode, headless: an empty home, a model on loopback, and everything turned off that would
 * ask another machine. It is ended, and fails, when it takes longer than a minute.
 */
export function runOpencode(options: {
  readonly home: string;
  readonly cwd: string;
  readonly modelUrl: string;
  readonly servers: Readonly<Record<string, OpencodeServer>>;
  readonly permission?: Readonly<Record<string, 'allow' | 'ask' | 'deny'>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The proxy for every other address than this machine's. */
  readonly proxy: string;
}): Promise<OpencodeRun> {
  const { home, cwd, modelUrl, servers, permission, env = {}, proxy } = options;
  const config = {
    autoupdate: false,
    share: 'disabled',
    model: 'loopback/scripted',
    small_model: 'loopback/scripted',
    enabled_providers: ['loopback'],
    provider: {
      loopback: {
        npm: '@ai-sdk/openai-compatible',
        options: { baseURL: `${modelUrl}/v1`, apiKey: 'not-a-secret' },
        models: { scripted: { tool_call: true, limit: { context: 100_000, output: 10_000 } } },
      },
    },
    mcp: Object.fromEntries(
      Object.entries(servers).map(([name, server]) => [name, { type: 'local', enabled: true, ...server }]),
    ),
    ...(permission === undefined ? {} : { permission }),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(
      hostProgram('opencode', 'bin/opencode'),
      ['run', '--pure', '--title', 'a test', 'go'],
      {
        cwd,
        env: {
          PATH: [path.dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
          HOME: home,
          LANG: 'C.UTF-8',
          OPENCODE_CONFIG_CONTENT: JSON.stringify(config),
          OPENCODE_DISABLE_AUTOUPDATE: '1',
          OPENCODE_DISABLE_MODELS_FETCH: '1',
          OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
          OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
          // It installs a package of its own beside its configuration, in the background, and goes on without it.
          npm_config_offline: 'true',
          npm_config_registry: 'http://127.0.0.1:9/',
          npm_config_fetch_retries: '0',
          ...env,
          HTTP_PROXY: proxy,
          HTTPS_PROXY: proxy,
          NO_PROXY: '127.0.0.1,localhost',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 60_000,
      },
    );
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
