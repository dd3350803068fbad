import { scrubText } from '../scrub/scrub-text.ts';
import type { Item } from './items.ts';

export interface Fitted {
  readonly advice?: string;
  /** What of it was said; the rest may be said later. */
  readonly keys: readonly string[];
}

function compose(items: readonly Item[], kept: number): string {
  const lines: string[] = [];
  let head: string | undefined;
  for (const item of items.slice(0, kept)) {
    if (item.head !== undefined && item.head !== head) lines.push(item.head);
    head = item.head;
    lines.push(item.line);
  }
  if (items.length > kept) {
    lines.push(`${items.length - kept} more left out for length: ask adr_check about the same paths.`);
  }
  return scrubText(lines.join('\n'));
}

/** As many items as fit into `limit` characters, whole ones, scrubbed as one text. */
export function fit(items: readonly Item[], limit: number): Fitted {
  let kept = 0;
  for (let length = 0; kept < items.length && length <= limit; kept++)
    length += items[kept]?.line.length ?? 0;
  for (; kept > 0; kept--) {
    const advice = compose(items, kept);
    if (advice.length <= limit) return { advice, keys: items.slice(0, kept).flatMap(({ keys }) => keys) };
  }
  return { keys: [] };
}
