/** A path in the form that patterns are compared with. */
export interface Candidate {
  readonly text: string;
  readonly segments: readonly string[];
  /** A segment begins with a dot. */
  readonly dotted: boolean;
  /** A segment is `.` or `..`: only a pattern that is spelled the same matches. */
  readonly relative: boolean;
}

export function candidateOf(path: string): Candidate {
  const text = withoutDotSlash(path.replaceAll('\\', '/'));
  const segments = text.split('/');
  const relative = segments.some((segment) => segment === '.' || segment === '..');
  return { text, segments, dotted: hasDotSegment(text), relative };
}

/** Whether a segment other than `.` and `..` begins with a dot. */
export function hasDotSegment(text: string): boolean {
  return /(?:^|\/)\.(?!\.?(?:\/|$))/.test(text);
}

export function withoutDotSlash(text: string): string {
  return text.startsWith('./') ? text.slice(2) : text;
}
