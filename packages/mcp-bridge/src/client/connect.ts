import { version } from '@precedent/core';
import { readToolList } from '../catalogue/read-list.ts';
import type { ToolList } from '../catalogue/types.ts';
import { Fault } from '../codes/fault.ts';
import { isObject } from '../text/json.ts';
import { within } from './deadline.ts';
import { createEngine, type AskOptions, type Engine } from './engine.ts';
import { listTools } from './list.ts';
import type { Wire } from './wire.ts';

export interface ConnectLimits {
  readonly handshakeMs: number;
  readonly maxTools: number;
  readonly maxPages: number;
}

export interface Connection {
  /** What the server listed on connecting, or on the last reading. */
  readonly tools: () => ToolList;
  /** Whether the server said since then that its list has changed. */
  readonly isStale: () => boolean;
  readonly readAgain: () => Promise<void>;
  /** The result as the server sent it. Rejects with a `Fault`. */
  readonly call: (name: string, args: unknown, options: AskOptions) => Promise<Record<string, unknown>>;
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
}

const offered = '2025-11-25';
const accepted: ReadonlySet<unknown> = new Set([offered, '2025-06-18']);

/**
 * Starts, shakes hands and reads the list, all within one deadline; whatever goes wrong, nothing of it is left running.
 * Rejects with a `Fault`.
 */
export async function connect(wire: Wire, limits: ConnectLimits, signal?: AbortSignal): Promise<Connection> {
  try {
    return await within(limits.handshakeMs, 'handshake-timed-out', signal, () => shakeHands(wire, limits));
  } catch (error) {
    await wire.close();
    throw error;
  }
}

async function shakeHands(wire: Wire, limits: ConnectLimits): Promise<Connection> {
  let stale = false;
  let closed = false;
  wire.onToolsChanged = () => void (stale = true);
  const engine = await createEngine(wire);
  const clientInfo = { name: 'precedent', version };
  const answer = await engine.ask('initialize', { protocolVersion: offered, capabilities: {}, clientInfo });
  const agreed = answer['protocolVersion'];
  if (!accepted.has(agreed)) throw new Fault('protocol-mismatch');
  wire.setProtocolVersion?.(String(agreed));
  await engine.tell('notifications/initialized');
  const hasTools = isObject(answer['capabilities']) && isObject(answer['capabilities']['tools']);
  const read = async (): Promise<ToolList> =>
    hasTools ? readList(engine, limits) : readToolList([], 0, false);
  let tools = await read();
  return {
    tools: () => tools,
    isStale: () => stale,
    readAgain: async () => {
      stale = false;
      tools = await within(limits.handshakeMs, 'handshake-timed-out', undefined, read);
    },
    call: (name, args, options) =>
      engine.ask('tools/call', { name, ...(args === undefined ? {} : { arguments: args }) }, options),
    isOpen: () => !closed && wire.fault() === undefined,
    close: () => {
      closed = true;
      return wire.close();
    },
  };
}

async function readList(engine: Engine, { maxPages, maxTools }: ConnectLimits): Promise<ToolList> {
  const { entries, morePages } = await listTools(engine, maxPages);
  return readToolList(entries, maxTools, morePages);
}
