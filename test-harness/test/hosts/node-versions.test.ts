import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostNode, hostsWanted } from '../../../scripts/lib/hosts.mjs';
import { copyBuiltPrograms } from '../../src/built/programs.ts';
import type { BuiltPrograms } from '../../src/built/programs.ts';
import { runProgram, withServer } from '../../src/built/run.ts';
import { generateCorpus } from '../../src/generate-corpus.ts';
import type { GeneratedCorpus } from '../../src/generate-corpus.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

describe.runIf(hostsWanted())('the built programs, alone in a folder', () => {
  let programs: BuiltPrograms;
  let corpus: GeneratedCorpus;
  beforeAll(async () => {
    programs = await copyBuiltPrograms();
    corpus = await generateCorpus({ records: 12, seed: 3 });
  });
  afterAll(async () => {
    await Promise.all([programs.dispose(), corpus.dispose()]);
  });

  describe.each([20, 22, 24, 26])('on Node %i', (major) => {
    const node = hostNode(repositoryRoot, major);
    const start = (file: string, ...args: readonly string[]) => ({ node, file, args, cwd: corpus.root });

    it('are run by that version', async () => {
      const { stdout } = await runProgram({ ...start('--version') });
      expect(stdout).toMatch(new RegExp(`^v${major}\\.`));
    });

    it('say their version [node-versions]', async () => {
      const ran = await runProgram(start(programs.adr, '--version', '--json'));
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(ran.stdout)).toMatchObject({ name: expect.any(String), version: expect.any(String) });
    });

    it('explain a file [node-versions]', async () => {
      const ran = await runProgram(start(programs.adr, 'explain', '--json', corpus.governedFile));
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      const { governing } = JSON.parse(ran.stdout) as { governing: { recordId: string }[] };
      expect(governing.map(({ recordId }) => recordId)).toEqual(['0001']);
    });

    it('shake hands over MCP and answer a call [node-versions]', async () => {
      const result = await withServer(start(programs.server, '--cwd', corpus.root), (client) =>
        client.callTool({ name: 'adr_explain', arguments: { path: corpus.governedFile } }),
      );
      expect(result.isError ?? false).toBe(false);
      expect(JSON.stringify(result.structuredContent)).toContain('"recordId":"0001"');
    });

    it('say what they would answer from [node-versions]', async () => {
      const ran = await runProgram(start(programs.precedent, 'doctor', '--json'));
      expect(ran.stderr).toBe('');
      expect(JSON.parse(ran.stdout)).toMatchObject({});
    });
  });
});
