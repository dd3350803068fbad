/** A path in the form that patterns are compared with. */
export interface Candidate {
  readonly text: string;
  /** A segment begins with a dot. */
  readonly dotted: boolean;
  /** A segment is `.` or `..`: only a pattern that is spelled the same matches. */
  readonly relative: boolean;
}

export function candidateOf(path: string): Candidate {
  const text = withoutDotSlash(path.replaceAll('\\', '/'));
  return { text, dotted: hasDotSegment(text), relative: /(?:^|\/)\.\.?(?:\/|$)/.test(text) };
}

/** Whether a segment other than `.` and `..` begins with a dot. */
export function hasDotSegment(text: string): boolean {
  return /(?:^|\/)\.(?!\.?(?:\/|$))/.test(text);
}

export function withoutDotSlash(text: string): string {
  return text.startsWith('./') ? text.slice(2) : text;
}
