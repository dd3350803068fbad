import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  execute,
  openSession,
  ready,
  startCopilot,
  toolNames,
  type CopilotHost,
  type OpenedSession,
} from '../../src/drivers/copilot-session.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const record = 'docs/adr/0001-use-queues.md';
const governs = expect.objectContaining({ governing: [expect.objectContaining({ recordPath: record })] });

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'in the real %s',
  (program) => {
    let repository: Repository;
    let host: CopilotHost;
    let opened: OpenedSession;
    const ask = async (name: string, args: object): Promise<unknown> => {
      const { resultType, text } = await execute(opened.session, name, args);
      return resultType === 'success' ? JSON.parse(text) : `${resultType} ${text}`;
    };

    beforeAll(async () => {
      repository = await createRepository();
      await repository.write({ 'src/b.ts': 'b\n' });
      await repository.commit('Second');
      host = await startCopilot(program);
      opened = await openSession(host, { workingDirectory: repository.root });
      await ready(opened.session);
    }, 60_000);
    afterAll(async () => {
      await opened.session.disconnect();
      await host.stop();
      await repository.dispose();
    });

    it('the three tools stand beside the canvas [copilot-registered]', async () => {
      const names = (await toolNames(opened.session)).filter((name) => name.startsWith('adr_'));
      expect(names).toStrictEqual(['adr_check', 'adr_explain', 'adr_lint']);
      const { canvases } = await opened.session.rpc.canvas.list();
      expect(canvases.map(({ canvasId }) => canvasId)).toStrictEqual(['precedent-decisions']);
    });

    it('they are offered directly and not deferred [copilot-registered]', async () => {
      const { tools } = await opened.session.rpc.tools.getCurrentMetadata();
      const ours = (tools ?? []).filter(({ name }) => name.startsWith('adr_'));
      expect(ours.map((tool) => tool.deferLoading ?? false)).toStrictEqual([false, false, false]);
    });

    it('adr_check answers by paths, by base and by neither [copilot-answers]', async () => {
      await repository.write({ 'src/c.ts': 'c\n' });
      expect(await ask('adr_check', { paths: ['src/a.ts'] })).toMatchObject({ exitCode: 0, report: governs });
      const byBase = { report: { changedFiles: ['src/b.ts', 'src/c.ts'] }, source: { base: 'HEAD~1' } };
      expect(await ask('adr_check', { base: 'HEAD~1' })).toMatchObject(byBase);
      const byNeither = { report: { changedFiles: ['src/c.ts'] }, source: { base: 'main' } };
      expect(await ask('adr_check', {})).toMatchObject(byNeither);
    });

    it('adr_explain and adr_lint answer, and a finding is data [copilot-answers]', async () => {
      expect(await ask('adr_explain', { path: 'src/a.ts' })).toMatchObject({ report: governs });
      expect(await ask('adr_lint', {})).toMatchObject({ exitCode: 0, report: { checked: 1 } });
      await repository.write({ 'broken/0002-broken.md': '---\nid: [\n---\n# Broken\n' });
      expect(await ask('adr_lint', { dir: 'broken' })).toMatchObject({ exitCode: 1 });
    });

    it.each([
      ['bad-argument', { paths: ['/etc/passwd'] }],
      ['bad-argument', { paths: ['../outside'] }],
      ['unknown-argument', { cli: '/bin/sh' }],
      ['no-such-base', { base: 'nowhere' }],
      ['corpus-not-found', { paths: ['a'], dir: 'no/records' }],
    ])(
      'a call that is refused is a failure with the fixed text of %s [copilot-answers]',
      async (code, args) => {
        const answer = await ask('adr_check', args);
        expect(answer).toMatch(new RegExp(`^failure ${code}: `, 'u'));
        expect(answer).not.toMatch(/passwd|outside|nowhere|\/bin\/sh/u);
      },
    );

    it('one permission was asked for, and none for a tool [copilot-one-permission]', () => {
      expect(opened.asked).toMatchObject([
        {
          kind: 'extension-permission-access',
          capabilities: ['skip tool permission prompts', 'register hooks'],
        },
      ]);
    });

    it('a command that ADRKIT_CLI names and that is missing is cli-unresolved [copilot-environment]', async () => {
      const other = await startCopilot(program, { ADRKIT_CLI: '/nowhere/adr' });
      const { session } = await openSession(other, { workingDirectory: repository.root });
      await ready(session);
      for (const [name, args] of [
        ['adr_check', { paths: ['a'] }],
        ['adr_explain', { path: 'a' }],
        ['adr_lint', {}],
      ] as const) {
        expect(await execute(session, name, args)).toMatchObject({
          resultType: 'failure',
          text: expect.stringMatching(/^cli-unresolved: /u),
        });
      }
      await session.disconnect();
      await other.stop();
    }, 30_000);
  },
);
