import { escapeLine } from '@precedent/core';
import type { Joined } from './join.ts';
import { messageOf } from './join.ts';
import type { Piece } from './rungs.ts';

const names: Record<Piece, string> = {
  hooks: 'advice and guard (hooks)',
  tools: 'adr_check, adr_explain and adr_lint (tools)',
  bridged: 'the tools of your plugins (bridged tools)',
  canvas: 'precedent-decisions (canvas)',
  workflow: 'adr-review (workflow)',
};
const longest = 500;

export function quoted(refusal: unknown): string {
  return `“${escapeLine(messageOf(refusal)).slice(0, longest)}”`;
}

export function named(pieces: readonly Piece[]): string {
  return pieces.map((piece) => names[piece]).join('; ');
}

/** What the user should know of a join that did not take everything; the runtime does not say which piece it minded. */
export function leftOutLine({ leftOut, refusals }: Joined<unknown>): string | undefined {
  if (leftOut.length === 0) return undefined;
  const quotes = refusals.map(quoted).join(', then ');
  return `Precedent joined without ${named(leftOut)}. The runtime refused it with: ${quotes}.`;
}
