/** What the extension registers, each built by itself. */
export type Piece = 'hooks' | 'tools' | 'canvas' | 'workflow';

const leftOut: readonly (readonly Piece[])[] = [
  [],
  ['hooks'],
  ['tools'],
  ['hooks', 'tools'],
  ['canvas'],
  ['hooks', 'tools', 'canvas'],
];

/**
 * What to try to join with, in order: the runtime refuses a whole join over one piece and does not say which. At most
 * six, four where there are no hooks. Nothing is tried twice, and nothing is joined with nothing.
 */
export function rungs(built: readonly Piece[]): readonly (readonly Piece[])[] {
  const tried = new Map<string, readonly Piece[]>();
  for (const without of leftOut) {
    const kept = built.filter((piece) => !without.includes(piece));
    if (kept.length > 0 && !tried.has(kept.join())) tried.set(kept.join(), kept);
  }
  return [...tried.values()];
}
