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
  const sizes = list.map((entry) => sizeOf(JSON.stringify(entry) ?? 'null') + 1);
  const ranks = list.map(rank);
  const worstFirst = [...list.keys()];
  worstFirst.sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || b - a);
  const gone = new Set<number>();
  let saved = 0;
  for (const index of worstFirst) {
    if (saved >= excess || list.length - gone.size <= least) break;
    gone.add(index);
    saved += sizes[index] ?? 0;
  }
  // An empty list has no comma to save.
  if (gone.size === list.length && gone.size > 0) saved -= 1;
  return { list: list.filter((_, index) => !gone.has(index)), saved };
}
