/** What the extension registers, each built by itself; `bridged` are the tools of servers that plugins declare. */
export type Piece = 'hooks' | 'tools' | 'bridged' | 'canvas' | 'workflow';

const leftOut: readonly (readonly Piece[])[] = [
  [],
  ['hooks'],
  ['tools'],
  ['hooks', 'tools'],
  ['canvas'],
  ['hooks', 'tools', 'canvas'],
];

/**
 * What to try to join with, in order: the runtime refuses a whole join over one piece and does not say which. What is
 * not ours goes first, and stays out. At most seven, five where there are no hooks, and one less where nothing is
 * bridged. Nothing is tried twice, and nothing is joined with nothing.
 */
export function rungs(built: readonly Piece[]): readonly (readonly Piece[])[] {
  const tried = new Map<string, readonly Piece[]>();
  const inOrder = [[], ...leftOut.map((pieces): readonly Piece[] => ['bridged', ...pieces])];
  for (const without of inOrder) {
    const kept = built.filter((piece) => !without.includes(piece));
    if (kept.length > 0 && !tried.has(kept.join())) tried.set(kept.join(), kept);
  }
  return [...tried.values()];
}
