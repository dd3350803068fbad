import type { PolicyProblem, ToolPolicy, Verification } from '@precedent/tool-policy';
import { prepareRuntime } from '../agent/runtime.ts';
import { problemsOf } from '../agent/problems-of.ts';
import { readDefinition } from '../agent/read-definition.ts';
import { policyLines, problemLines } from '../agent/sentences.ts';
import { agentConfig } from '../agent/session-config.ts';
import type { Line } from '../arguments/parse.ts';
import { jsonText } from '../print/escape.ts';
import { createStyle, hasColour, type Style } from '../print/style.ts';
import { table } from '../print/table.ts';
import { refuse } from '../refuse.ts';
import { exitCodes, type Session } from '../session.ts';

/** What was found out; `live` only with `--live`. */
interface Checked {
  readonly policy?: ToolPolicy;
  readonly problems: readonly { readonly pointer: string; readonly message: string }[];
  readonly live?: Verification;
}

/** Says what a definition's policy becomes. Exit 0 when it holds, 1 when it is refused, 2 for a file that is none. */
export async function agentCheck(session: Session, line: Line, file: string): Promise<number> {
  const read = await readDefinition(session, file);
  if ('sentence' in read) return refuse(session, read.sentence);
  if (!read.ok) return report(session, line, { problems: read.problems });
  const { resolveToolPolicy } = await import('@precedent/tool-policy');
  const policy = resolveToolPolicy(read.definition.policy);
  if (!line.live) return report(session, line, { policy, problems: [] });

  const prepared = await prepareRuntime(session, policy, line.copilot);
  if (!prepared.ok) return refuse(session, prepared.sentence);
  const { pool, request, store } = prepared.runtime;
  try {
    const { createPolicedSession } = await import('@precedent/tool-policy');
    // The model is never asked and the agent's own servers are not started: this is a question, not a run.
    const { model: _, mcpServers: __, ...config } = agentConfig(read.definition).config;
    const open = await createPolicedSession(
      pool.get(request),
      { ...config, onPermissionRequest: () => ({ kind: 'reject' }) },
      policy,
      store,
    );
    await open.session.disconnect();
    return report(session, line, { policy, problems: [], live: open.verification });
  } catch (error) {
    return report(session, line, { policy, problems: problemsOf(error) });
  } finally {
    await pool.stop();
  }
}

function report(session: Session, { json }: Line, checked: Checked): number {
  const ok = checked.problems.length === 0;
  if (json) session.out(jsonText({ ok, ...checked }));
  else
    session.out(`${pageOf(checked, createStyle(hasColour(session.env, session.isTerminal))).join('\n')}\n`);
  return ok ? exitCodes.fine : exitCodes.attention;
}

function pageOf({ policy, problems, live }: Checked, style: Style): string[] {
  const mapping = policy === undefined ? [] : [style.bold('The policy'), ...policyLines(policy, style)];
  if (problems.length > 0) {
    return [...mapping, style.bold('Refused'), ...problemLines(problems as readonly PolicyProblem[], style)];
  }
  if (live === undefined) return [...mapping, '', 'Next: the same with --live, which asks the real runtime.'];
  const tools = live.offered.map(({ source, name }) => `${source}:${name}`).sort();
  return [
    ...mapping,
    style.bold(`The runtime offers ${tools.length} tools`),
    ...table([{ mark: 'yes', name: 'tools', text: tools.join(', ') || 'none' }], style),
    ...live.unmatched.map((name) => `  ${style.yellow('!')} ${name} matches no tool.`),
    ...live.warnings.map((warning) => `  ${style.yellow('!')} ${warning}`),
  ];
}
