import type { ResultLimit } from '@precedent/core';
import type { Progress } from '../client/engine.ts';
import type { ResolveHost } from '../http/lookup.ts';
import type { Surroundings } from '../plugins/types.ts';
import type { BridgedResult } from '../results/call-result.ts';
import type { Budgets } from './limits.ts';
import type { PluginStatus } from './status.ts';

export interface BridgeOptions extends Surroundings {
  /** Plugin folders that the user named, beside those in the configuration folder. */
  readonly plugins: readonly string[];
  readonly resultLimit: ResultLimit;
  readonly budgets?: Budgets;
  readonly resolveHost?: ResolveHost;
  /** Called when `tools` would answer otherwise than it did last: something was granted, revoked or withheld. */
  readonly onToolsChanged?: (() => void) | undefined;
}

/** A tool as a host may offer it. */
export interface BridgedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
  readonly plugin: string;
  readonly server: string;
  /** Whatever the server says of it: a host asks before it runs. */
  readonly risk: 'medium';
}

export interface CallOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Bridge {
  /** The tools that may be offered now. Starts nothing. */
  tools(): Promise<readonly BridgedTool[]>;
  /** Undefined when there is no such tool. Never rejects; a refusal is a result with `isError`. */
  call(name: string, args: unknown, options: CallOptions): Promise<BridgedResult | undefined>;
  status(): Promise<readonly PluginStatus[]>;
  /** Ends every server and writes the log. */
  close(): Promise<void>;
}
