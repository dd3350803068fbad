import type { ListedTool, Progress } from './protocol.ts';
import type { ForwardedResult } from './result.ts';

/** Tools that come from elsewhere. Their names must not be ours; their results are handed on as they are. */
export interface MoreTools {
  list(): Promise<readonly ListedTool[]>;
  /** Undefined when there is no such tool. */
  call(
    name: string,
    args: unknown,
    signal: AbortSignal,
    onProgress: ((progress: Progress) => void) | undefined,
  ): Promise<ForwardedResult | undefined>;
  close(): Promise<void>;
}
