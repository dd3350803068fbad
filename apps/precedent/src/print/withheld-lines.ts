import { escapeLine } from '@precedent/core';
import type { ServerStatus, ToolChange } from '@precedent/mcp-bridge';

/** What is not offered because it is not what the user granted; with `whole` also what is different about it. */
export function withheldLines({ withheld }: ServerStatus, whole: boolean): string[] {
  const { changed, added, gone, changes } = withheld;
  const named = (why: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`    ${why}: ${names.map(escapeLine).join(', ')}`];
  return [
    ...named('withheld, changed since it was granted', changed),
    ...(whole ? changes.flatMap(changeLines) : []),
    ...named('withheld, new since it was granted', added),
    ...named('gone since it was granted', gone),
  ];
}

/** Before and after; which characters are not shown cannot be shown. */
function changeLines({ name, part, before, after }: ToolChange): string[] {
  const what = `      ${escapeLine(name)}, ${part === 'hidden' ? 'in characters that are not shown' : part}`;
  return part === 'hidden'
    ? [what]
    : [`${what}, was: ${before || '(nothing)'}`, `${what}, is:  ${after || '(nothing)'}`];
}
