import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { openSession, ready, startCopilot, type CopilotHost } from '../../src/drivers/copilot-session.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ModelTurn, type ScriptedModel } from '../../src/models/scripted-model.ts';

type Calls = Extract<ModelTurn, { readonly calls: unknown }>['calls'];

const decision = '0001 Use queues';
/** A name for which the runtime offers the tools of models of this kind. */
const codex = 'gpt-5-codex';

/** What a model was shown behind the results of its tools. */
function afterTools(shown: readonly { readonly role: string; readonly text: string }[]): string {
  const texts = shown.map(({ text }) => text);
  return texts.slice(shown.findIndex(({ role }) => role === 'tool') + 1).join('\n');
}

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'a turn in %s',
  (program) => {
    let repository: Repository;
    let host: CopilotHost;
    let model: ScriptedModel;
    let next: Calls = [];

    beforeAll(async () => {
      repository = await createRepository();
      model = await startScriptedModel(({ toolResults }) =>
        toolResults.length > 0 || next.length === 0 ? { text: 'done' } : { calls: next },
      );
      host = await startCopilot(program);
    }, 60_000);
    afterAll(async () => {
      await host.stop();
      await model.close();
      await repository.dispose();
    });

    /** One prompt in a session of its own: what the model was shown in its last request, and who was asked what. */
    async function turn(
      prompt: string,
      calls: Calls,
      answer: 'approve-once' | 'reject' = 'approve-once',
      modelName = 'scripted',
    ) {
      next = calls;
      const asked: { readonly kind: string }[] = [];
      const { session } = await openSession(host, {
        workingDirectory: repository.root,
        modelUrl: model.url,
        model: modelName,
        onPermissionRequest: (request) => {
          asked.push(request);
          return { kind: request.kind === 'hook' ? answer : 'approve-once' };
        },
      });
      await ready(session);
      await session.sendAndWait({ prompt }, 20_000);
      await session.disconnect();
      const shown = model.requests.at(-1)?.messages ?? [];
      const results = shown.filter(({ role }) => role === 'tool').map(({ text }) => text);
      return {
        shown,
        results,
        asked,
        user: shown.filter(({ role }) => role === 'user').map(({ text }) => text),
      };
    }

    it('calls each tool and gets the decisions that govern [copilot-turn]', async () => {
      const { results, asked } = await turn('go', [
        { name: 'adr_check', input: { paths: ['src/a.ts'] } },
        { name: 'adr_explain', input: { path: 'src/a.ts' } },
        { name: 'adr_lint', input: {} },
      ]);
      // Older versions show results in the order in which they came.
      const reports = results.map((text) => (JSON.parse(text) as { report: object }).report);
      const governing = [expect.objectContaining({ recordId: '0001' })];
      expect(reports).toHaveLength(3);
      expect(reports).toContainEqual(expect.objectContaining({ changedFiles: ['src/a.ts'], governing }));
      expect(reports).toContainEqual(expect.objectContaining({ path: 'src/a.ts', governing }));
      expect(reports).toContainEqual(expect.objectContaining({ checked: 1 }));
      expect(asked.map(({ kind }) => kind)).toStrictEqual(['extension-permission-access']);
    }, 30_000);

    it('begins with an index of the decisions [copilot-advice-start]', async () => {
      const { user } = await turn('go', []);
      expect(user[0]).toMatch(/^1 decision record in docs\/adr: 1 in force/u);
    }, 30_000);

    it('is told in the result of a read what governs the file, once [copilot-advice-read]', async () => {
      const view = { name: 'view', input: { path: `${repository.root}/src/a.ts` } };
      const { results, user } = await turn('go', [view, view]);
      expect(results.filter((text) => text.includes(decision))).toHaveLength(1);
      expect(user.slice(1).join()).not.toContain(decision);
    }, 30_000);

    it('is told with a prompt that names a governed file, and not with one that names another [copilot-advice-prompt]', async () => {
      const named = await turn('Look at src/a.ts please.', []);
      expect(named.user.at(-1)).toContain(decision);
      const other = await turn('Look at lib/b.ts please.', []);
      expect(other.user.at(-1)).not.toContain(decision);
    }, 30_000);

    it('is told after an edit that nothing announced [copilot-advice-edit]', async () => {
      const path = `${repository.root}/src/new-${program}.ts`;
      const { shown } = await turn('go', [{ name: 'create', input: { path, file_text: 'x\n' } }]);
      expect(afterTools(shown)).toContain(decision);
    }, 30_000);

    it('is told after a patch, for models that edit by nothing else, and in the result of their search [copilot-advice-edit]', async () => {
      const patch = `*** Begin Patch\n*** Add File: src/patched-${program}.ts\n+x\n*** Add File: lib/${program}.ts\n+x\n*** End Patch\n`;
      const { shown } = await turn('go', [{ name: 'apply_patch', input: patch }], 'approve-once', codex);
      expect(await readFile(`${repository.root}/src/patched-${program}.ts`, 'utf8')).toBe('x\n');
      expect(afterTools(shown)).toContain(decision);
      const search = { name: 'rg', input: { pattern: 'a', paths: `${repository.root}/src/a.ts` } };
      const { results } = await turn('go', [search], 'approve-once', codex);
      expect(results.join()).toContain(decision);
    }, 30_000);

    it('asks before a command that writes a record, which runs only when a person says so [copilot-guard]', async () => {
      // The program does not exist: that it was looked for shows that it was let through.
      const write = { name: 'bash', input: { command: 'adr new "Other"', description: 'x' } };
      const refused = await turn('go', [write], 'reject');
      expect(refused.asked).toContainEqual(
        expect.objectContaining({
          kind: 'hook',
          hookMessage: expect.stringContaining('writes a decision record'),
        }),
      );
      expect(refused.results.join()).not.toContain('command not found');
      const approved = await turn('go', [write]);
      expect(approved.results.join()).toContain('command not found');
    }, 30_000);

    it('asks nothing before a command that only reads [copilot-guard]', async () => {
      const read = { name: 'bash', input: { command: 'cat docs/adr/0001-use-queues.md', description: 'x' } };
      const { asked, results } = await turn('go', [read]);
      expect(asked.filter(({ kind }) => kind === 'hook')).toStrictEqual([]);
      expect(results.join()).toContain('Use queues');
    }, 30_000);
  },
);
