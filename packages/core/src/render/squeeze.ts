import { clip } from './clip.ts';

/** How much of any JSON value is kept, whatever its shape. */
export interface Squeeze {
  readonly text: number;
  readonly entries: number;
  readonly keys: number;
  readonly depth: number;
}

/** From hardly noticeable to hardly anything. */
export const squeezes: readonly Squeeze[] = [
  { text: 1000, entries: 1000, keys: 1000, depth: 30 },
  { text: 500, entries: 100, keys: 200, depth: 20 },
  { text: 300, entries: 30, keys: 100, depth: 12 },
  { text: 200, entries: 10, keys: 50, depth: 8 },
  { text: 100, entries: 5, keys: 30, depth: 6 },
  { text: 60, entries: 3, keys: 20, depth: 4 },
  { text: 40, entries: 1, keys: 10, depth: 2 },
];

/** Counts entries and keys as they are met, and those of them that stayed. */
export interface Count {
  kept: number;
  total: number;
}

/** The value with long texts clipped, long lists and objects cut at the end, and deep parts left out. */
export function squeeze(value: unknown, most: Squeeze, count: Count, depth = 0): unknown {
  if (typeof value === 'string') return clip(value, most.text);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= most.depth) return '…';
  const into = (child: unknown): unknown => squeeze(child, most, count, depth + 1);
  if (Array.isArray(value)) {
    const kept = value.slice(0, most.entries);
    count.kept += kept.length;
    count.total += value.length;
    return kept.map(into);
  }
  const entries = Object.entries(value);
  const kept = entries.slice(0, most.keys);
  count.kept += kept.length;
  count.total += entries.length;
  return Object.fromEntries(kept.map(([key, child]) => [clip(key, most.text), into(child)]));
}

/** The value with every text clipped and nothing else changed. */
export function clipTexts<T>(value: T, most: number): T {
  const all = { text: most, entries: Infinity, keys: Infinity, depth: Infinity };
  return squeeze(value, all, { kept: 0, total: 0 }) as T;
}
