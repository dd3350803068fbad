import type { SessionEvent, Tool } from '@github/copilot-sdk';
import { describe, expect, it } from 'vitest';
import type { JoinConfig, JoinedSession } from '../src/options.ts';
import { startExtension } from '../src/start.ts';
import { optionsIn, repositoryWith } from './repository.ts';

/** A runtime that refuses the first joins, and goes on telling every join's handler of its events, as the SDK does. */
function runtime(refusals: number) {
  const joins: JoinConfig[] = [];
  const logged: string[] = [];
  const session: JoinedSession = {
    log: async (message) => void logged.push(message),
    rpc: { metadata: { snapshot: async () => ({}) } },
  };
  const sdk = {
    joinSession: async (config: JoinConfig): Promise<JoinedSession> => {
      if (joins.push(config) <= refusals) throw new Error(`Refusal ${joins.length}.`);
      return session;
    },
  };
  const moveTo = (join: number, cwd: string): void =>
    joins[join]?.onEvent?.({ type: 'session.context_changed', data: { cwd } } as SessionEvent);
  /** As the SDK does it: the tool is started, and then the handler is told of the call's event. */
  const lint = async (join: number, workingDirectory?: string): Promise<string> => {
    const tool = joins[join]?.tools?.find(({ name }) => name === 'adr_lint') as Tool;
    const invocation = { sessionId: 's', toolCallId: 'c', toolName: 'adr_lint', arguments: {} };
    const started = tool.handler?.({}, invocation);
    const data = { toolCallId: 'c', toolName: 'adr_lint', workingDirectory };
    joins[join]?.onEvent?.({ type: 'external_tool.requested', data } as SessionEvent);
    const { textResultForLlm } = (await started) as { textResultForLlm: string };
    return (JSON.parse(textResultForLlm) as { source: { root: string } }).source.root;
  };
  return { sdk, joins, logged, moveTo, lint };
}

describe('the extension', () => {
  it('heeds the events of its last join alone [copilot-join-events]', async () => {
    const [first, second, third] = await Promise.all([
      repositoryWith(1),
      repositoryWith(1),
      repositoryWith(1),
    ]);
    const { sdk, moveTo, lint, joins } = runtime(1);
    await startExtension({ ...optionsIn(first), sdk });
    expect(joins).toHaveLength(2);
    moveTo(1, second);
    moveTo(0, third);
    expect(await lint(1)).toBe(second);
  });

  it('answers for the directory in an event that comes after the call [copilot-directory]', async () => {
    const [first, second] = await Promise.all([repositoryWith(1), repositoryWith(1)]);
    const { sdk, lint } = runtime(0);
    await startExtension({ ...optionsIn(first), sdk });
    expect(await lint(0, second)).toBe(second);
    expect(await lint(0)).toBe(first);
  });

  it('leaves out what this Copilot lacks, says so, and joins with the rest [copilot-ladder]', async () => {
    const { sdk, joins, logged } = runtime(0);
    const lines: string[] = [];
    await startExtension({ ...optionsIn(await repositoryWith(1)), sdk, report: (line) => lines.push(line) });
    expect(Object.keys(joins[0] ?? {}).toSorted()).toStrictEqual(['hooks', 'onEvent', 'tools']);
    expect(lines.join()).toMatch(/no canvases.*no workflows/su);
    expect(logged).toStrictEqual([]);
  });

  it('asks a join for no variable and no filter of tools [copilot-no-environment]', async () => {
    const { sdk, joins } = runtime(0);
    await startExtension({ ...optionsIn(await repositoryWith(1)), sdk });
    const keys = Object.keys(joins[0] ?? {});
    expect(keys).not.toContain('requestedEnvironmentVariables');
    expect(keys).not.toContain('availableTools');
    expect(joins[0]?.tools?.map(({ skipPermission, defer }) => [skipPermission, defer])).toStrictEqual(
      [true, true, true].map((skips) => [skips, undefined]),
    );
  });
});
