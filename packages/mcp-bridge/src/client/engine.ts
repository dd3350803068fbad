import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  McpError,
  ResultSchema,
  type Notification,
  type Request,
  type Result,
} from '@modelcontextprotocol/sdk/types.js';
import { scrubText } from '@precedent/core';
import { Fault, isFault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';
import { malformedCode } from '../incoming/inbox.ts';
import type { Wire } from './wire.ts';

/** The SDK's JSON-RPC engine and nothing of its client: no schema of a result is compiled, no list is read for us. */
class JsonRpc extends Protocol<Request, Notification, Result> {
  protected override assertCapabilityForMethod(): void {}
  protected override assertNotificationCapability(): void {}
  protected override assertRequestHandlerCapability(): void {}
  protected override assertTaskCapability(): void {}
  protected override assertTaskHandlerCapability(): void {}
}

/** The engine's own clock, which the deadlines of this package always come before. */
const never = 2 ** 31 - 1;

export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

export interface AskOptions {
  /** Takes the request back, where the protocol allows it. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Engine {
  /** The result of a request. Rejects with a `Fault` and nothing else. */
  ask(
    method: string,
    params: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<Record<string, unknown>>;
  tell(method: string): Promise<void>;
}

export async function createEngine(wire: Wire): Promise<Engine> {
  const rpc = new JsonRpc();
  const asFault = (error: unknown): Fault => new Fault(codeOf(error, wire));
  await rpc.connect(wire).catch((error: unknown) => {
    throw asFault(error);
  });
  return {
    ask: (method, params, { signal, onProgress } = {}) =>
      rpc
        .request({ method, params }, ResultSchema, {
          timeout: never,
          ...(signal === undefined ? {} : { signal }),
          ...(onProgress === undefined ? {} : { onprogress: (heard) => onProgress(safeProgress(heard)) }),
        })
        .catch((error: unknown) => {
          throw asFault(error);
        }),
    tell: (method) =>
      rpc.notification({ method }).catch((error: unknown) => {
        throw asFault(error);
      }),
  };
}

/** Shown to a person while they wait: numbers, and a short text made safe. */
function safeProgress({ progress, total, message }: Progress): Progress {
  return {
    progress,
    ...(total === undefined ? {} : { total }),
    ...(message === undefined ? {} : { message: scrubText(message.slice(0, 500)) }),
  };
}

const invalidParams = -32602;

/** What went wrong, without a word of what the other side said about it. */
function codeOf(error: unknown, wire: Wire): BridgeCode {
  if (isFault(error)) return error.code;
  const fault = wire.fault();
  if (fault !== undefined) return fault;
  if (!(error instanceof McpError)) return 'bad-reply';
  if (error.code === malformedCode) return 'bad-reply';
  return error.code === invalidParams ? 'arguments-refused' : 'server-refused';
}
