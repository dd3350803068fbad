import { createEmbeddedEngine } from '../engine/embedded.ts';
import type { ToolOutcome } from '../outcome.ts';
import { version } from '../version.ts';
import { callTool } from './call.ts';
import { toolDefinitions, type ToolDefinition } from './definitions.ts';
import type { ToolsOptions } from './options.ts';

/** The three read-only tools for one host. */
export interface Tools {
  readonly definitions: readonly ToolDefinition[];
  /**
   * Answers one call. Whatever happens is an outcome: refusals carry a code from the table, and nothing is thrown.
   * `args` is what the model sent. Cancelled through `signal`.
   */
  call(name: string, args: unknown, signal: AbortSignal): Promise<ToolOutcome>;
}

/** Makes the tools; parsed records are kept between their calls. */
export function createTools(options: ToolsOptions): Tools {
  const embedded = createEmbeddedEngine(version);
  return {
    definitions: toolDefinitions(),
    call: (name, args, signal) => callTool(options, embedded, name, args, signal),
  };
}
