import { expandChoices } from './choices.ts';

/** Whether a segment of a path fits; `last` when no other segment comes after it. */
export type SegmentTest = (segment: string, last: boolean) => boolean;

/** Compiles one segment of a pattern: text, `*`, `?` and plain `{a,b}`. */
export function compileSegment(pattern: string): SegmentTest {
  if (!pattern.includes('{')) return compileWildcards(pattern);
  const tests = expandChoices(pattern).map(compileWildcards);
  return (segment, last) => tests.some((test) => test(segment, last));
}

function compileWildcards(pattern: string): SegmentTest {
  if (!/[*?]/.test(pattern)) return (segment) => segment === pattern;
  const wild = pattern.startsWith('*') || pattern.startsWith('?');
  // A single `*` at the start takes at least one character, unless an empty segment with more behind it (`src//a`).
  const needsText = /^\*(?!\*)/.test(pattern);
  const fits = oneStar(pattern) ?? ((segment: string) => fitsWildcards(pattern, segment));
  return (segment, last) => {
    if (segment === '' && last && needsText) return false;
    return !(wild && segment.startsWith('.')) && fits(segment);
  };
}

/** The commonest form, `before*after`, needs no search. */
function oneStar(pattern: string): ((segment: string) => boolean) | undefined {
  const [before, after, ...more] = pattern.split('*');
  if (before === undefined || after === undefined || more.length > 0 || pattern.includes('?'))
    return undefined;
  const least = before.length + after.length;
  return (segment) => segment.length >= least && segment.startsWith(before) && segment.endsWith(after);
}

/** Lets each `*` take as little as possible and lengthens the last one only: at most pattern times text steps. */
function fitsWildcards(pattern: string, text: string): boolean {
  let at = 0;
  let next = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    const char = pattern[next];
    if (char === '*') {
      star = next;
      resume = at;
      next += 1;
    } else if (char !== undefined && (char === '?' || char === text[at])) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      next = star + 1;
    } else return false;
  }
  while (pattern[next] === '*') next += 1;
  return next === pattern.length;
}
