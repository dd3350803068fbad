import { escapeLine } from '@precedent/core';
import type { AgentDefinition, PolicedSession, ToolPolicy } from '@precedent/tool-policy';
import { askForPermission, confirm } from '../agent/permission.ts';
import { prepareRuntime, type Runtime } from '../agent/runtime.ts';
import { problemsOf } from '../agent/problems-of.ts';
import { readDefinition } from '../agent/read-definition.ts';
import { problemLines } from '../agent/sentences.ts';
import { agentConfig } from '../agent/session-config.ts';
import { streamAnswer } from '../agent/stream.ts';
import type { Line } from '../arguments/parse.ts';
import { createStyle } from '../print/style.ts';
import { refuse } from '../refuse.ts';
import { exitCodes, type Session } from '../session.ts';

const plain = createStyle(false);

/** Runs one prompt under a definition's policy. Exit 0 with an answer, 1 when refused or failed, 2 for a wrong call. */
export async function agentRun(session: Session, line: Line, file: string): Promise<number> {
  if (!line.prompt) return refuse(session, 'precedent agent run needs --prompt TEXT.');
  const read = await readDefinition(session, file);
  if ('sentence' in read) return refuse(session, read.sentence);
  if (!read.ok) return problems(session, read.problems);
  const { resolveToolPolicy } = await import('@precedent/tool-policy');
  const policy = resolveToolPolicy(read.definition.policy);
  const here = line.cwd === undefined ? session : { ...session, cwd: line.cwd };
  const prepared = await prepareRuntime(here, policy, line.copilot);
  if (!prepared.ok) return refuse(session, prepared.sentence);
  const { pool } = prepared.runtime;
  try {
    const open = await openSession(here, line, read.definition, policy, prepared.runtime);
    if (open === undefined) return exitCodes.attention;
    for (const name of open.verification.unmatched) session.err(`precedent: ${name} matches no tool.\n`);
    for (const warning of open.verification.warnings) session.err(`precedent: ${warning}\n`);
    const code = await streamAnswer(session, open.session, line.prompt);
    session.err(`precedent: session ${open.session.sessionId}\n`);
    await open.session.disconnect();
    return code;
  } catch (error) {
    return problems(session, problemsOf(error));
  } finally {
    await pool.stop();
  }
}

/** Opens or resumes the session. Undefined when the user did not agree to what the definition would start. */
async function openSession(
  session: Session,
  line: Line,
  definition: AgentDefinition,
  policy: ToolPolicy,
  { pool, request, store }: Runtime,
): Promise<PolicedSession | undefined> {
  const { config, servers, leftOut } = agentConfig(definition);
  for (const { name, starts } of servers) {
    const question = `The definition names the MCP server ${escapeLine(name)}: ${escapeLine(starts)}\nUse it?`;
    if (!(await confirm(session, question))) {
      session.err('precedent: stopped, because the MCP server was not agreed to at a terminal.\n');
      return undefined;
    }
  }
  for (const index of leftOut)
    session.err(`precedent: tools/${index} is of a kind that this command does not run.\n`);
  const full = {
    ...config,
    streaming: true,
    onPermissionRequest: askForPermission(session),
    ...(session.cwd === undefined ? {} : { workingDirectory: session.cwd }),
  };
  const { createPolicedSession, resumePolicedSession } = await import('@precedent/tool-policy');
  if (line.resume === undefined) return createPolicedSession(pool.get(request), full, policy, store);
  const given = definition.policy === undefined ? undefined : policy;
  return resumePolicedSession(pool.get(request), line.resume, full, given, store);
}

function problems(
  session: Session,
  found: Parameters<typeof problemLines>[0] | ReturnType<typeof problemsOf>,
): number {
  session.err(`${problemLines(found as Parameters<typeof problemLines>[0], plain).join('\n')}\n`);
  return exitCodes.attention;
}
