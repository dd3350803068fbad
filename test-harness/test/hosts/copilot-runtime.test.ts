import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  execute,
  extensions,
  openSession,
  ready,
  startCopilot,
  toolNames,
  until,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { pluginOf, secondRepository } from '../../src/drivers/copilot-variant.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

/** Joins in ways that the runtime may refuse, and tells through a tool what it saw. */
const probe = `import { joinSession } from '@github/copilot-sdk/extension';
const seen = { refused: [], events: [] };
const tool = (name, handler) => ({ name, description: name, parameters: { type: 'object' }, skipPermission: true, handler });
const onEvent = ({ type, data }) => seen.events.push({ type, cwd: data.cwd, directory: data.workingDirectory });
try { await joinSession({ tools: [tool('bad name!', () => '')] }); } catch (error) { seen.refused.push(error.message); }
await joinSession({ onEvent, noSuchKey: true, tools: [
  tool('probe_seen', async (args, invocation) => { await null; return JSON.stringify({ ...seen, args, keys: Object.keys(invocation), cwd: process.cwd(), sdk: Object.keys(await import('@github/copilot-sdk/extension')) }); }),
  tool('probe_odd_result', () => ({ textResultForLlm: 'text', resultType: 'fine' })),
  tool('probe_throws', () => { throw new Error('secret detail'); }),
  tool('probe_large', () => ({ textResultForLlm: 'x'.repeat(20481), resultType: 'success' })),
] });
`;

interface Seen {
  readonly refused: readonly string[];
  readonly events: readonly { readonly type: string; readonly cwd?: string; readonly directory?: string }[];
  readonly keys: readonly string[];
  readonly cwd: string;
  readonly args: unknown;
  readonly sdk: readonly string[];
}

/** What this project relies on, or guards against, in the runtime itself. A test that fails means: measure again. */
describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'the runtime of %s',
  (program) => {
    let repository: Repository;
    let host: CopilotHost;
    let session: Awaited<ReturnType<typeof openSession>>['session'];
    const seen = async (args: object = {}): Promise<Seen> =>
      JSON.parse((await execute(session, 'probe_seen', args)).text) as Seen;

    beforeAll(async () => {
      repository = await createRepository();
      host = await startCopilot(program);
      const plugin = await pluginOf(path.join(host.home.directory, 'probe'), 'probe', probe);
      ({ session } = await openSession(host, {
        workingDirectory: repository.root,
        pluginDirectories: [plugin],
      }));
      await ready(session, 'probe_seen');
    }, 60_000);
    afterAll(async () => {
      await session.disconnect();
      await host.stop();
      await repository.dispose();
    });

    it('refuses a whole join over one tool name, and takes the next join [copilot-measured]', async () => {
      const { refused } = await seen();
      expect(refused).toStrictEqual([expect.stringMatching(/bad name!.*invalid characters/su)]);
      expect(await toolNames(session)).toContain('probe_seen');
    });

    it('takes a join with a key that it does not know, and has workflows [copilot-measured]', async () => {
      expect((await seen()).sdk).toContain('defineWorkflow');
    });

    it('enforces no schema: unknown arguments reach the tool [copilot-measured]', async () => {
      expect((await seen({ unknown: 1 })).args).toStrictEqual({ unknown: 1 });
    });

    it('names no directory to a tool, but in the event of the call [copilot-measured]', async () => {
      const { keys, events } = await seen();
      expect(keys.filter((key) => /dir|cwd/iu.test(key))).toStrictEqual([]);
      expect(events.findLast(({ type }) => type === 'external_tool.requested')?.directory).toBe(
        repository.root,
      );
    });

    it('leaves the process where it was when the session moves, and tells of the move [copilot-measured]', async () => {
      const second = await secondRepository(repository);
      await session.rpc.metadata.setWorkingDirectory({ workingDirectory: second });
      await until('the tools', async () => {
        await session.rpc.tools.initializeAndValidate();
        return (await toolNames(session)).includes('probe_seen');
      });
      const { cwd, events } = await seen();
      expect(cwd).toBe(repository.root);
      expect(
        events.filter(({ type }) => type === 'session.context_changed').map((event) => event.cwd),
      ).toContain(second);
      expect(events.findLast(({ type }) => type === 'external_tool.requested')?.directory).toBe(second);
    });

    it('takes an object without a known resultType for a success, whole [copilot-measured]', async () => {
      const { resultType, text } = await execute(session, 'probe_odd_result', {});
      expect(resultType).toBe('success');
      expect(JSON.parse(text)).toMatchObject({ resultType: 'fine' });
    });

    it('does not tell what a tool threw [copilot-measured]', async () => {
      const { resultType, text } = await execute(session, 'probe_throws', {});
      expect(resultType).toBe('failure');
      expect(text).not.toContain('secret detail');
    });

    it('throws a result of 20,481 bytes away [copilot-measured]', async () => {
      const { text } = await execute(session, 'probe_large', {});
      expect(text.length).toBeLessThan(5000);
      expect(text).not.toContain('x'.repeat(5000));
    });

    it('takes a tool that is named like its own, and then refuses all its tools [copilot-measured]', async () => {
      const source = probe.replace(/try \{.*\}\n/u, '').replaceAll('probe_seen', 'bash');
      const plugin = await pluginOf(path.join(host.home.directory, 'shadow'), 'shadow', source);
      const shadowed = (
        await openSession(host, { workingDirectory: repository.root, pluginDirectories: [plugin] })
      ).session;
      await until('the join', async () =>
        (await extensions(shadowed)).some(({ status }) => status === 'running'),
      );
      const validated = shadowed.rpc.tools.initializeAndValidate();
      await expect(validated).rejects.toThrow(/bash.*conflicts with a built-in/su);
      await shadowed.disconnect();
    }, 30_000);
  },
);
