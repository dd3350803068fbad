import { groupAt } from './groups.ts';

/** More alternatives than this are left to a program, which needs no expanding. */
const MOST_PATTERNS = 16;

/**
 * Writes out `{a,b}` where each choice is plain text. Undefined where writing out would change the meaning (a star in a
 * choice, or an empty one that brings two stars together) or would give too many patterns.
 */
export function expandChoices(source: string): readonly string[] | undefined {
  const open = source.indexOf('{');
  if (open < 0) return [source];
  const group = groupAt(source, open);
  if (group === undefined || group.separators.length === 0) return undefined;
  const rest = expandChoices(source.slice(group.close + 1));
  if (rest === undefined) return undefined;
  const ends = [...group.separators, group.close];
  const choices = ends.map((end, at) => source.slice((ends[at - 1] ?? open) + 1, end));
  if (choices.some((choice) => choice === '' || /[*{]/.test(choice))) return undefined;
  const patterns = choices.flatMap((choice) => rest.map((tail) => source.slice(0, open) + choice + tail));
  return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
