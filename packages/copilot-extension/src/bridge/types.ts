import type { Tool } from '@github/copilot-sdk';
import type { CallDirectories } from '../directory/call-directories.ts';
import type { ExtensionOptions } from '../options.ts';

export interface BridgeRequest extends Pick<
  ExtensionOptions,
  'env' | 'platform' | 'home' | 'installFolders' | 'processDirectory' | 'report'
> {
  /** Where each call is, because no folder of the repository that is worked in grants anything. */
  readonly directories: Pick<CallDirectories, 'ofCall'>;
}

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
