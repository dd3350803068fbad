import { beforeAll, describe, expect, it } from 'vitest';
import { createCallDirectories } from '../../src/directory/call-directories.ts';
import { createSessionTools } from '../../src/tools/session-tools.ts';
import { reviewWorkflow } from '../../src/workflow/review.ts';
import type { WorkflowContext } from '../../src/workflow/types.ts';
import { optionsIn, repositoryWith } from '../repository.ts';

interface Reviewed {
  readonly ok: boolean;
  readonly code?: string;
  readonly changedFiles?: readonly string[];
  readonly decisions?: readonly {
    readonly recordId: string;
    readonly files: readonly string[];
    readonly verdict: string;
    readonly reason: string;
  }[];
}

/** The context as the runtime gives it, with an agent that is a script. */
function scripted(args: unknown, agent: WorkflowContext['agent'], signal = new AbortController().signal) {
  const seen = { phases: [] as string[], logs: [] as string[], prompts: [] as string[] };
  const context: WorkflowContext = {
    args,
    signal,
    agent: (prompt, options) => {
      seen.prompts.push(prompt);
      return agent(prompt, options);
    },
    step: (_key, producer) => producer(),
    // As the runtime's: what throws becomes null.
    parallel: (thunks) => Promise.all(thunks.map((thunk) => thunk().catch(() => null))),
    phase: (title) => void seen.phases.push(title),
    log: (message) => void seen.logs.push(message),
  };
  return { context, seen };
}

describe('the workflow adr-review', () => {
  let root: string;
  let many: string;
  beforeAll(async () => {
    [root, many] = await Promise.all([repositoryWith(2), repositoryWith(23)]);
  });
  const run = async (context: WorkflowContext, at = root): Promise<Reviewed> => {
    const options = optionsIn(at);
    const workflow = reviewWorkflow(createSessionTools(options), createCallDirectories(options.platform, at));
    return (await workflow.run(context)) as unknown as Reviewed;
  };
  const keeps = async () => ({ verdict: 'keeps', reason: 'It does.', where: ['src/a.ts:1'] });

  it('asks one sub-agent about each decision, and returns a verdict for each [copilot-review]', async () => {
    const { context, seen } = scripted(
      { paths: ['src/a.ts', 'lib/b.ts'] },
      async (_prompt, { schema, label }) => {
        expect(schema).toMatchObject({ required: ['verdict', 'reason'] });
        return label.includes('0001')
          ? keeps()
          : { verdict: 'breaks', reason: `Run ${['adr', 'new'].join(' ')}.` };
      },
    );
    const { ok, decisions } = await run(context);
    expect(ok).toBe(true);
    expect(decisions).toMatchObject([
      { recordId: '0001', files: ['src/a.ts'], verdict: 'keeps', reason: 'It does.' },
      { recordId: '0002', files: ['src/a.ts'], verdict: 'breaks', reason: 'Run adr [removed].' },
    ]);
    expect(seen.phases).toStrictEqual(['Find governing decisions', 'Review each decision']);
    expect(seen.prompts[0]).toContain('docs/adr/0001-decision.md');
  });

  it('returns what is certain when there is no model [copilot-review]', async () => {
    const { context } = scripted({ paths: ['src/a.ts'] }, () => Promise.reject(new Error('No credentials.')));
    const reviewed = await run(context);
    expect(reviewed).toMatchObject({ ok: true, changedFiles: ['src/a.ts'] });
    expect(reviewed.decisions?.map(({ verdict }) => verdict)).toStrictEqual(['not-reviewed', 'not-reviewed']);
    expect(JSON.stringify(reviewed)).not.toContain('credentials');
  });

  it.each([null, 'text', { verdict: 'fine', reason: 'x' }, { verdict: 'keeps' }])(
    'takes %j from a sub-agent for no verdict [copilot-review]',
    async (answer) => {
      const { context } = scripted({ paths: ['src/a.ts'] }, async () => answer);
      expect((await run(context)).decisions?.[0]?.verdict).toBe('not-reviewed');
    },
  );

  it('checks its arguments itself, because the runtime does not [copilot-review]', async () => {
    const { context, seen } = scripted({ paths: ['/etc/passwd'], more: 1 }, keeps);
    expect(await run(context)).toMatchObject({ ok: false, code: 'unknown-argument' });
    const absolute = scripted({ paths: ['/etc/passwd'] }, keeps);
    expect(await run(absolute.context)).toMatchObject({ ok: false, code: 'bad-argument' });
    expect(seen.prompts).toStrictEqual([]);
  });

  it('reviews at most twenty decisions, names the others and says so [copilot-review]', async () => {
    const { context, seen } = scripted({ paths: ['src/a.ts'] }, keeps);
    const { decisions = [] } = await run(context, many);
    const reviewed = decisions.filter(({ verdict }) => verdict === 'keeps');
    expect(reviewed).toHaveLength(20);
    expect(decisions.length).toBeGreaterThan(20);
    expect(seen.logs).toStrictEqual([expect.stringContaining('the first 20 are reviewed')]);
  });

  it('ends when the run is cancelled [copilot-review]', async () => {
    const { context } = scripted({ paths: ['src/a.ts'] }, keeps, AbortSignal.abort());
    expect(await run(context)).toMatchObject({ ok: false, code: 'cancelled' });
  });
});
