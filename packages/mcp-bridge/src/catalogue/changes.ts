import { escapeLine } from '@precedent/core';
import { canonical } from '../text/json.ts';
import type { CatalogueTool } from './types.ts';

/** How one part of a tool differs from what was consented to. Both texts are excerpts, on one line and safe to show. */
export interface ToolChange {
  /** The server's own name of the tool. */
  readonly name: string;
  /** `hidden`: only in characters that are not shown. */
  readonly part: 'title' | 'description' | 'input schema' | 'hidden';
  readonly before: string;
  readonly after: string;
}

/** Characters of a text that are shown, and of what both texts begin with. */
const most = 200;
const mostCommon = 40;

export function changesOf(before: CatalogueTool, after: CatalogueTool): readonly ToolChange[] {
  const { name } = before;
  const parts: readonly (readonly [ToolChange['part'], string, string])[] = [
    ['title', before.title ?? '', after.title ?? ''],
    ['description', before.description, after.description],
    ['input schema', canonical(before.inputSchema), canonical(after.inputSchema)],
  ];
  const found = parts.flatMap(([part, one, other]) =>
    one === other ? [] : [{ name, part, ...excerpts(one, other) }],
  );
  return found.length > 0 ? found : [{ name, part: 'hidden', before: '', after: '' }];
}

/** Both texts from a little before the place where they part. */
function excerpts(one: string, other: string): Pick<ToolChange, 'before' | 'after'> {
  const [before, after] = [Array.from(escapeLine(one)), Array.from(escapeLine(other))];
  let common = 0;
  while (common < before.length && before[common] === after[common]) common += 1;
  const from = Math.max(0, common - mostCommon);
  const cut = (points: readonly string[]): string =>
    (from > 0 ? '…' : '') +
    points.slice(from, from + most).join('') +
    (points.length > from + most ? '…' : '');
  return { before: cut(before), after: cut(after) };
}
