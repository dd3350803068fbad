import type { ServerLimits } from '../grants/store.ts';

/** Milliseconds: to start, shake hands and list in all; and for a call, with a start where it needs one. */
export interface Budgets {
  readonly handshakeMs: number;
  readonly callMs: number;
}

export const usualBudgets: Budgets = { handshakeMs: 10_000, callMs: 100_000 };

const usual = { maxTools: 64, maxPages: 8 };

/** What the user raised in the grant counts; a plugin has no say. */
export function limitsOf(raised: ServerLimits | undefined): {
  readonly maxTools: number;
  readonly maxPages: number;
} {
  return { maxTools: raised?.maxTools ?? usual.maxTools, maxPages: raised?.maxPages ?? usual.maxPages };
}
