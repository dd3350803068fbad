import { asAbsoluteDir, textOf } from '@precedent/core';
import { describe, expect, it } from 'vitest';
import { createSessionTools } from '../../src/tools/session-tools.ts';
import { optionsIn, repositoryWith } from '../repository.ts';

const never = new AbortController().signal;

describe('an answer', () => {
  it.each([{}, { PRECEDENT_MAX_RESULT_BYTES: '1000000' }, { PRECEDENT_MAX_RESULT_BYTES: '5000' }])(
    'is never larger than the runtime takes, whatever %j says [copilot-limit]',
    async (env) => {
      const root = await repositoryWith(120);
      const directory = asAbsoluteDir(root, process.platform);
      const workspace = directory && { directory, guessed: false };
      const tools = createSessionTools(optionsIn(root, env));
      const outcome = await tools.call('adr_check', { paths: ['src/a.ts'] }, workspace, never);
      const most = env.PRECEDENT_MAX_RESULT_BYTES === '5000' ? 5000 : 20_000;
      expect(outcome).toMatchObject({ ok: true, bounded: { total: expect.any(Number) } });
      const size = Buffer.byteLength(textOf(outcome));
      expect(size).toBeLessThanOrEqual(most);
      expect(size).toBeGreaterThan(most / 2);
    },
  );

  it('is about the directory of its own call, when several are under way [copilot-directory]', async () => {
    const roots = await Promise.all([repositoryWith(1), repositoryWith(2), repositoryWith(3)]);
    const tools = createSessionTools(optionsIn(roots[0] ?? ''));
    const counts = await Promise.all(
      roots.map(async (root) => {
        const directory = asAbsoluteDir(root, process.platform);
        return tools.call('adr_lint', {}, directory && { directory, guessed: false }, never);
      }),
    );
    expect(counts.map((outcome) => outcome.ok && outcome.report['checked'])).toStrictEqual([1, 2, 3]);
  });
});
