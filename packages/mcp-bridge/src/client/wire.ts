import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { BridgeCode } from '../codes/table.ts';

export const mostMessageBytes = 4 * 1024 * 1024;

/** A transport that says why it ended, and ends what it started. */
export interface Wire extends Transport {
  /** Why it ended by itself; undefined while it runs and after `close`. */
  readonly fault: () => BridgeCode | undefined;
  /** Ends everything that it started. The same promise for every caller. */
  close(): Promise<void>;
  /** The process id, where there is one. */
  readonly pid?: () => number | undefined;
  onToolsChanged?: () => void;
}

/** The id of a message that asks for an answer; undefined for every other one. */
export function requestId(message: object): string | number | undefined {
  if (!('method' in message) || !('id' in message)) return undefined;
  const { id } = message;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** The id of the request that a message takes back. */
export function cancelledId(message: object): unknown {
  if (!('method' in message) || message.method !== 'notifications/cancelled' || !('params' in message))
    return undefined;
  const { params } = message;
  return typeof params === 'object' && params !== null && 'requestId' in params
    ? params.requestId
    : undefined;
}
