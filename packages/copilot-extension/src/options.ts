import type { Canvas, CanvasOptions, JoinSessionConfig } from '@github/copilot-sdk/extension';
import type { BridgeModule } from './bridge/types.ts';
import type { WorkflowDefinition } from './workflow/types.ts';

/** What a joined session offers of what we use. */
export interface JoinedSession {
  readonly log: (
    message: string,
    options?: { readonly level?: 'info' | 'warning' | 'error' },
  ) => Promise<void>;
  readonly rpc: {
    readonly metadata: { readonly snapshot: () => Promise<{ readonly workingDirectory?: unknown }> };
  };
}

export type JoinConfig = Pick<JoinSessionConfig, 'tools' | 'hooks' | 'canvases' | 'onEvent'> & {
  /** Handles that `defineWorkflow` made; the published types still know them by their former name. */
  readonly workflows?: readonly unknown[];
};

/**
 * The SDK as a namespace. Copilot gives every extension its own copy, older or newer than ours, and a named import of
 * something that it lacks would end the extension before it runs.
 */
export interface ExtensionSdk {
  readonly joinSession: (config: JoinConfig) => Promise<JoinedSession>;
  readonly createCanvas?: (options: CanvasOptions) => Canvas;
  readonly defineWorkflow?: (definition: WorkflowDefinition) => unknown;
}

/** Everything the extension knows of the process it runs in. */
export interface ExtensionOptions {
  readonly sdk: ExtensionSdk;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string | undefined;
  /** The session that the extension was started for. */
  readonly session: string | undefined;
  /** Folders that are never answered for. */
  readonly installFolders: readonly string[];
  /** Where the process was started; undefined when that directory is gone. */
  readonly processDirectory: string | undefined;
  /** Loads what bridges servers of plugins: much code, which is needed only where the user has granted something. */
  readonly loadBridge?: () => Promise<BridgeModule>;
  /** Takes one line for the runtime's log; never stdout. */
  readonly report: (line: string) => void;
}
