import { scrubValue } from '@precedent/core';
import type { CallDirectories } from '../directory/call-directories.ts';
import type { SessionTools } from '../tools/session-tools.ts';
import { decisionsIn, type GoverningDecision } from './decisions.ts';
import type { Json, WorkflowContext, WorkflowDefinition } from './types.ts';
import { notReviewed, readVerdict, reviewPrompt, verdictSchema, type Verdict } from './verdict.ts';

/** Each sub-agent costs the user; the rest is named and left to a narrower run. */
const mostReviews = 20;

const phases = [
  { title: 'Find governing decisions', detail: 'Which decisions govern what changed' },
  { title: 'Review each decision', detail: 'One sub-agent for each' },
] as const;

/** `adr-review`: changed files, the decisions that govern them, and a verdict for each. */
export function reviewWorkflow(tools: SessionTools, directories: CallDirectories): WorkflowDefinition {
  const check = async ({ args, signal }: WorkflowContext): Promise<Json> => {
    const outcome = await tools.call('adr_check', args ?? {}, await directories.now(), signal);
    if (!outcome.ok) return { ok: false, code: outcome.code, message: outcome.message };
    const { exitCode, report, source, bounded } = outcome;
    return {
      ok: true,
      exitCode,
      report,
      source,
      ...(bounded === undefined ? {} : { bounded }),
    } as unknown as Json;
  };
  return {
    meta: {
      name: 'adr-review',
      description:
        'Reviews a change against the team’s Architecture Decision Records: which govern it, and whether it keeps each. Read-only.',
      phases: [...phases],
      argsSchema: {
        type: 'object',
        properties: {
          paths: { type: 'array', items: { type: 'string' } },
          base: { type: 'string' },
          dir: { type: 'string' },
        },
      },
    },
    run: async (context) => {
      context.phase(phases[0].title);
      // Kept by the runtime, so that a resumed run reviews the change it began with.
      const checked = (await context.step('check', () => check(context))) as Checked;
      if (!checked.ok) return checked;
      context.phase(phases[1].title);
      const decisions = decisionsIn(checked.report);
      if (decisions.length > mostReviews) {
        context.log(
          `${decisions.length} decisions govern this change; the first ${mostReviews} are reviewed.`,
        );
      }
      const reviewed = await context.parallel(
        decisions.slice(0, mostReviews).map((decision) => () => review(context, decision)),
      );
      const verdicts = decisions.map((decision, index) => ({
        ...decision,
        ...(reviewed[index] ?? notReviewed),
      }));
      const { report, ...about } = checked;
      const { changedFiles = [], findings = [] } = report;
      return scrubValue({ ...about, changedFiles, findings, decisions: verdicts }) as unknown as Json;
    },
  };
}

type Checked =
  | { readonly ok: true; readonly report: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Without a model, or with one that fails, the decision is still named. Only the end of the whole run ends it. */
async function review(context: WorkflowContext, decision: GoverningDecision): Promise<Verdict> {
  const { recordId, recordPath } = decision;
  try {
    const options = { label: `Decision ${recordId || recordPath}`, schema: verdictSchema };
    return readVerdict(await context.agent(reviewPrompt(decision), options));
  } catch (error) {
    if (context.signal.aborted) throw error;
    return notReviewed;
  }
}
