import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  extensions,
  openSession,
  ready,
  startCopilot,
  toolNames,
  until,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { pluginOf, pluginWithSdk } from '../../src/drivers/copilot-variant.ts';
import { copilotPrograms } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ScriptedModel } from '../../src/models/scripted-model.ts';

/** Makes the runtime itself refuse: over a tool that it does not like. */
const badTool = "if (config.tools) return { ...config, tools: [{ ...config.tools[0], name: 'bad name!' }] };";
/** What no runtime refuses today is refused by the wrapper. */
const refuse = (key: string): string => `if (config.${key}) throw new Error('No ${key} here.');`;

describe.runIf(hostsWanted).each(copilotPrograms)('joining in %s', (program) => {
  let repository: Repository;
  let host: CopilotHost;
  let model: ScriptedModel;
  let count = 0;

  beforeAll(async () => {
    repository = await createRepository();
    model = await startScriptedModel(() => ({ text: 'done' }));
    host = await startCopilot(program, {}, { logLevel: 'debug' });
  }, 60_000);
  afterAll(async () => {
    await host.stop();
    await model.close();
    await repository.dispose();
  });

  const variant = (wrap: string, lacking: readonly string[] = []): Promise<string> =>
    pluginWithSdk(path.join(host.home.directory, `variant-${++count}`), wrap, lacking);

  async function open(pluginDirectories: string[], answer: 'approve-once' | 'reject' = 'approve-once') {
    const said: string[] = [];
    const { session } = await openSession(host, {
      workingDirectory: repository.root,
      pluginDirectories,
      modelUrl: model.url,
      onPermissionRequest: () => ({ kind: answer }),
      onEvent: ({ type, data }) => {
        if (/^session\.(?:warning|info|error)$/u.test(type)) said.push((data as { message: string }).message);
      },
    });
    return { session, said };
  }
  async function ended(session: Awaited<ReturnType<typeof open>>['session'], status: string): Promise<void> {
    // The oldest calls failed what it has not started yet.
    await until('a start', async () => (await extensions(session)).every(({ pid }) => pid !== undefined));
    await until(status, async () => (await extensions(session)).some((one) => one.status === status));
  }
  /** The lines that extensions wrote for the runtime's log. */
  async function log(): Promise<string> {
    const folder = path.join(host.home.directory, 'copilot', 'logs');
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return texts.join('\n');
  }

  it('goes on without the tools when the runtime refuses one, and says what it left out and what was said [copilot-ladder]', async () => {
    const { session, said } = await open([await variant(badTool)]);
    await ended(session, 'running');
    await until('a word about it', () => said.some((line) => line.includes('joined without')));
    const line = said.find((text) => text.includes('joined without'));
    expect(line).toContain('(tools)');
    expect(line).not.toContain('(hooks)');
    expect(line).toContain('tool name "bad name!" contains invalid characters');
    expect((await session.rpc.canvas.list()).canvases).toHaveLength(1);
    await session.disconnect();
  }, 30_000);

  it('keeps the tools when only the canvas is refused [copilot-ladder]', async () => {
    const { session, said } = await open([await variant(refuse('canvases'))]);
    await ready(session);
    await until('a word about it', () => said.some((line) => line.includes('(canvas)')));
    expect((await session.rpc.canvas.list()).canvases).toStrictEqual([]);
    await session.disconnect();
  }, 30_000);

  it('leaves the workflow out where the SDK has none, and joins with the rest [copilot-ladder]', async () => {
    const { session } = await open([await variant('', ['defineWorkflow'])]);
    await ready(session);
    expect((await session.rpc.canvas.list()).canvases).toHaveLength(1);
    await session.disconnect();
    await until('a line in the log', async () => (await log()).includes('this Copilot knows no workflows'));
  }, 30_000);

  it('ends with an error after six joins, the first refusal last, and the session goes on [copilot-ladder-ends]', async () => {
    const wrap = "throw new Error('Refusal ' + number + ' of ' + process.pid + '.');";
    const { session } = await open([await variant(wrap)]);
    await ended(session, 'failed');
    expect(await toolNames(session)).not.toContain('adr_check');
    const answer = await session.sendAndWait({ prompt: 'go' }, 15_000);
    expect(answer?.data.content).toBe('done');
    await session.disconnect();
    const refusals = [...(await log()).matchAll(/(?:Error: )?Refusal (\d) of \d+/gu)];
    const quoted = refusals.filter(([text]) => !text.startsWith('Error')).map(([, number]) => number);
    expect(new Set(quoted)).toStrictEqual(new Set(['1', '2', '3', '4', '5', '6']));
    expect(refusals.filter(([text]) => text.startsWith('Error')).map(([, number]) => number)).toStrictEqual([
      '1',
    ]);
  }, 40_000);

  it('ends at once when the user says no, and the session goes on [copilot-ladder-final]', async () => {
    const counted = await variant("process.stderr.write('[denied join ' + number + ']\\n');");
    const { session } = await open([counted], 'reject');
    await ended(session, 'failed');
    const answer = await session.sendAndWait({ prompt: 'go' }, 15_000);
    expect(answer?.data.content).toBe('done');
    await session.disconnect();
    expect((await log()).match(/\[denied join \d\]/gu)).toStrictEqual(['[denied join 1]']);
  }, 40_000);

  it('ends at once when another extension has its names, which keep working [copilot-ladder-final]', async () => {
    const other = `import { joinSession } from '@github/copilot-sdk/extension';
await joinSession({ tools: [{ name: 'adr_lint', description: 'x', parameters: { type: 'object' }, skipPermission: true, handler: () => 'theirs' }] });`;
    const first = await pluginOf(path.join(host.home.directory, 'first'), 'first', other);
    // Later than the other by a margin, so that the clash is ours.
    const ours = await variant(
      'await new Promise((resolve) => setTimeout(resolve, 700)); process.stderr.write("[clashing join " + number + "]\\n");',
    );
    const { session } = await open([first, ours]);
    await ended(session, 'failed');
    // Theirs may not be offered yet at the moment ours has ended.
    await ready(session, 'adr_lint');
    expect(await session.rpc.tools.execute({ name: 'adr_lint', arguments: {} })).toMatchObject({
      textResultForLlm: 'theirs',
    });
    await session.disconnect();
    expect((await log()).match(/\[clashing join \d\]/gu)).toStrictEqual(['[clashing join 1]']);
  }, 40_000);
});
