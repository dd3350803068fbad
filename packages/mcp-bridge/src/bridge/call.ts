import type { ResultLimit } from '@precedent/core';
import type { AuditLog } from '../audit/log.ts';
import { within } from '../client/deadline.ts';
import type { Connection } from '../client/connect.ts';
import type { ToolList } from '../catalogue/types.ts';
import { Fault, isFault } from '../codes/fault.ts';
import { textOfCode, type BridgeCode } from '../codes/table.ts';
import { toBridgedResult, type BridgedResult } from '../results/call-result.ts';
import { isObject } from '../text/json.ts';
import type { Connections } from './connections.ts';
import type { Budgets } from './limits.ts';
import { keyOf, type LoadedTool } from './load.ts';
import type { CallOptions } from './types.ts';
import { judgeTool } from './withhold.ts';

export interface CallContext {
  readonly audit: AuditLog;
  readonly budgets: Budgets;
  readonly connections: Connections;
  readonly resultLimit: ResultLimit;
  readonly tool: LoadedTool;
  readonly open: (signal: AbortSignal) => Promise<Connection>;
  readonly noteDifferences: (tool: LoadedTool, now: ToolList) => void;
}

const mostArgumentBytes = 1024 * 1024;

/** One call under one deadline, whatever it has to start for it. Never rejects. */
export async function callTool(
  name: string,
  args: unknown,
  options: CallOptions,
  context: CallContext,
): Promise<BridgedResult> {
  const started = performance.now();
  const { tool } = context;
  const argumentBytes = sizeOfArguments(args);
  const note = (outcome: string, resultBytes?: number): void =>
    context.audit.add({
      event: outcome === 'tool-changed' || outcome === 'tool-gone' ? 'refusal' : 'call',
      plugin: tool.plugin,
      server: tool.server,
      tool: name,
      outcome,
      durationMs: Math.round(performance.now() - started),
      ...(argumentBytes === undefined ? {} : { argumentBytes }),
      ...(resultBytes === undefined ? {} : { resultBytes }),
    });
  try {
    if (argumentBytes === undefined) throw new Fault('bad-arguments');
    const answer = await ask(tool, args, options, context);
    const result = toBridgedResult(answer, context.resultLimit);
    if (result === undefined) throw new Fault('bad-reply');
    note(result.isError === true ? 'tool-error' : 'ok', Buffer.byteLength(JSON.stringify(result)));
    return result;
  } catch (error) {
    const code = isFault(error) ? error.code : 'internal';
    note(code);
    return refusal(code);
  }
}

async function ask(
  tool: LoadedTool,
  args: unknown,
  { signal, onProgress }: CallOptions,
  { budgets, connections, open, noteDifferences }: CallContext,
): Promise<Record<string, unknown>> {
  const key = keyOf(tool.from);
  const counted = connections.enter(key);
  let given = false;
  try {
    return await within(budgets.callMs, 'call-timed-out', signal, async (either) => {
      const connection = await connections.get(key, open);
      if (connection.isStale()) await connection.readAgain();
      noteDifferences(tool, connection.tools());
      const code = judgeTool(tool, connection.tools());
      if (code !== undefined) throw new Fault(code);
      return connection.call(tool.tool, args, { signal: either, onProgress });
    });
  } catch (error) {
    given = isFault(error) && (error.code === 'cancelled' || error.code === 'call-timed-out');
    throw error;
  } finally {
    // Nobody waits for the server any more, unless another call does.
    counted.leave(given);
  }
}

/** Undefined for what cannot be sent. */
function sizeOfArguments(args: unknown): number | undefined {
  if (args !== undefined && !isObject(args)) return undefined;
  try {
    const bytes = Buffer.byteLength(JSON.stringify(args ?? {}));
    return bytes > mostArgumentBytes ? undefined : bytes;
  } catch {
    // Nested deeper than can be written.
    return undefined;
  }
}

export function refusal(code: BridgeCode): BridgedResult {
  return { content: [{ type: 'text', text: textOfCode(code) }], isError: true };
}
