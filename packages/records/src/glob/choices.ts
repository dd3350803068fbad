/** Text without brackets, and `{a,b}` with plain choices: no star in one, none empty, none nested. */
const plain = /^(?:[^\\[\]()!+@{}]|\{[^\\[\]()!+@{}*,]+(?:,[^\\[\]()!+@{}*,]+)+\})*$/;
const group = /\{([^{}]*)\}/;

/** More ways to choose than this are left to a program, which need not write them out. */
const MOST_CHOICES = 16;

/**
 * Whether a pattern can be compared segment by segment. Writing out a choice that has a star in it, or is empty and so
 * brings two stars together, could change what the pattern means.
 */
export function isPlain(source: string): boolean {
  if (!plain.test(source)) return false;
  let ways = 1;
  for (const [, content] of source.matchAll(new RegExp(group, 'g')))
    ways *= (content ?? '').split(',').length;
  return ways <= MOST_CHOICES;
}

/** Whether a choice spans segments: `{src/a,lib}/b`. */
export function choosesFolders(source: string): boolean {
  return /\{[^{}]*\/[^{}]*\}/.test(source);
}

/** Writes the choices of a plain pattern out, each as a pattern of its own. */
export function expandChoices(source: string): readonly string[] {
  const found = group.exec(source);
  if (found === null) return [source];
  const before = source.slice(0, found.index);
  const after = source.slice(found.index + found[0].length);
  return (found[1] ?? '').split(',').flatMap((choice) => expandChoices(before + choice + after));
}
