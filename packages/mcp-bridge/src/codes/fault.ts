import type { BridgeCode } from './table.ts';

const mark = Symbol.for('precedent.mcp-bridge.fault');

/** What a transport rejects with: a code and nothing else. It never leaves this package. */
export class Fault extends Error {
  readonly code: BridgeCode;
  readonly [mark] = true;

  constructor(code: BridgeCode) {
    super(code);
    this.name = 'Fault';
    this.code = code;
  }
}

export function isFault(error: unknown): error is Fault {
  return typeof error === 'object' && error !== null && mark in error;
}
