import type { Tool } from '@github/copilot-sdk';
import type { ExtensionOptions } from '../options.ts';

export type BridgeRequest = Pick<
  ExtensionOptions,
  'env' | 'platform' | 'home' | 'installFolders' | 'processDirectory'
>;

/** Tools of servers that the user's plugins declare, and what ends those servers. */
export interface BridgedTools {
  readonly tools: Tool[];
  /** Resolves when every server has ended. */
  readonly close: () => Promise<void>;
}

/** What is loaded by need; see `loadBridge`. */
export interface BridgeModule {
  readonly bridgedTools: (request: BridgeRequest) => Promise<BridgedTools>;
}
