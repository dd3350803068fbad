import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackModel } from '../../src/hosts/copilot.ts';
import { hostProgram, hostsWanted } from '../../src/hosts/wanted.ts';
import {
  startScriptedModel,
  type ModelRequest,
  type ModelTurn,
  type ScriptedModel,
} from '../../src/models/scripted-model.ts';

const precedent = fileURLToPath(new URL('../../../apps/precedent/dist/precedent.mjs', import.meta.url));

/** Tries the shell once, then says what came back. */
function script({ toolResults, tools }: ModelRequest): ModelTurn {
  const [result] = toolResults;
  if (result !== undefined) return { text: `The tool said: ${result}` };
  return tools.includes('bash')
    ? { calls: [{ name: 'bash', input: { command: 'touch marker', description: 'Plants a marker.' } }] }
    : { text: `Tools: ${[...tools].sort().join(', ')}` };
}

describe.skipIf(!hostsWanted)('precedent agent, with the real Copilot CLI', () => {
  let model: ScriptedModel;
  let home: string;

  beforeAll(async () => {
    model = await startScriptedModel(script);
    home = await mkdtemp(path.join(tmpdir(), 'agent-command-'));
  });
  afterAll(async () => {
    await model.close();
    await rm(home, { recursive: true, force: true });
  });

  async function precedentAgent(
    verb: string,
    entry: object | undefined,
    ...flags: string[]
  ): Promise<{ code: number | null; out: string; err: string }> {
    const file = path.join(home, 'agent.json');
    await writeFile(
      file,
      JSON.stringify({
        name: 'a',
        instructions: 'Be brief.',
        ...loopbackModel(model.url),
        tools: entry === undefined ? [] : [{ kind: 'github-cli-builtin-tools', ...entry }],
      }),
    );
    const copilot = hostProgram('copilot-cli', 'copilot');
    const child = spawn(process.execPath, [precedent, 'agent', verb, file, '--copilot', copilot, ...flags], {
      cwd: home,
      env: { PATH: process.env['PATH'], HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, out, err };
  }

  it('says what the real runtime offers under a policy [policy-command-live]', async () => {
    const { code, out } = await precedentAgent(
      'check',
      { 'available-tools': { tools: ['view', 'shell', 'mcp:*'] } },
      '--live',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      live: { offered: [{ name: 'view', source: 'builtin' }], unmatched: ['builtin:shell'] },
    });
  }, 60_000);

  it('runs a prompt under the policy and streams the answer [policy-command-run]', async () => {
    const run = await precedentAgent(
      'run',
      { 'available-tools': { tools: ['view', 'grep', 'mcp:*'] } },
      '--prompt',
      'go',
    );
    expect(run.out).toBe('Tools: grep, view\n');
    expect(run.code).toBe(0);
    const id = /session (\S+)/.exec(run.err)?.[1] ?? '';
    const again = await precedentAgent('run', undefined, '--prompt', 'go', '--resume', id);
    expect(again.out).toBe('Tools: grep, view\n');
  }, 90_000);

  it('denies what needs permission where there is no terminal [policy-command-run]', async () => {
    const { code, out, err } = await precedentAgent('run', {}, '--prompt', 'go');
    expect(err).toContain('there is no terminal to ask at');
    expect(out).toContain('The tool said: ');
    expect(code).toBe(0);
    const { access } = await import('node:fs/promises');
    await expect(access(path.join(home, 'marker'))).rejects.toThrow(/ENOENT/);
  }, 60_000);
});
