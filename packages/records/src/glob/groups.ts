/** Where a group that opens in a pattern ends, and the separators at its own level. */
export interface Group {
  readonly close: number;
  readonly separators: readonly number[];
}

/** The end of `[…]` that opens at `open`; undefined when nothing closes it. A `]` that comes first stands for itself. */
export function closeOfSet(pattern: string, open: number): number | undefined {
  let at = pattern[open + 1] === '^' ? open + 2 : open + 1;
  if (pattern[at] === ']') at += 1;
  for (; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === '[' && pattern[at + 1] === ':') {
      const end = pattern.indexOf(':]', at + 2);
      if (end > 0 && /^\w+$/.test(pattern.slice(at + 2, end))) at = end + 1;
    } else if (pattern[at] === ']') return at;
  }
  return undefined;
}

/** The end of the `{…}` or `(…)` that opens at `open`; undefined when the brackets are not balanced. */
export function groupAt(pattern: string, open: number): Group | undefined {
  const separator = pattern[open] === '{' ? ',' : '|';
  const stack = [pattern[open] === '{' ? '}' : ')'];
  const separators: number[] = [];
  for (let at = open + 1; at < pattern.length; at += 1) {
    const char = pattern[at];
    if (char === '\\') at += 1;
    else if (char === '[') at = closeOfSet(pattern, at) ?? at;
    else if (char === '{') stack.push('}');
    else if (char === '(') stack.push(')');
    else if (char === stack[stack.length - 1]) {
      stack.pop();
      if (stack.length === 0) return { close: at, separators };
    } else if (char === separator && stack.length === 1) separators.push(at);
  }
  return undefined;
}
