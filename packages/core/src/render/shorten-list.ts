import type { ListRule } from './lists.ts';

export interface Shortened {
  readonly list: readonly unknown[];
  /** How much the text form shrank. */
  readonly saved: number;
}

/**
 * Leaves out as few entries as save `excess`, the least wanted ones, and keeps the order of the others. All but
 * `least` entries go when that is not enough. `sizeOf` measures a text.
 */
export function shortenList(
  list: readonly unknown[],
  { rank = () => 0, least = 0 }: ListRule,
  excess: number,
  sizeOf: (text: string) => number,
): Shortened {
  const ranks = list.map(rank);
  const isGone = new Uint8Array(list.length);
  let left = list.length;
  let saved = 0;
  for (const index of worstFirst(ranks)) {
    if (saved >= excess || left <= least) break;
    isGone[index] = 1;
    left -= 1;
    saved += sizeOf(JSON.stringify(list[index]) ?? 'null') + 1;
  }
  // An empty list has no comma to save.
  if (left === 0 && list.length > 0) saved -= 1;
  return { list: list.filter((_, index) => isGone[index] === 0), saved };
}

/** The places of the highest ranks first, each rank from the end. A pass for each of them: there are few, and many entries. */
function* worstFirst(ranks: readonly number[]): Generator<number> {
  for (const worst of [...new Set(ranks)].sort((a, b) => b - a)) {
    for (let index = ranks.length - 1; index >= 0; index--) if (ranks[index] === worst) yield index;
  }
}
