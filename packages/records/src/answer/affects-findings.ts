import { MAX_GLOB_LENGTH } from '../glob/compile.ts';
import { patternTrouble } from '../glob/trouble.ts';
import { isOwn } from '../match/record-matcher.ts';
import { parsePackagePattern } from '../packages/pattern.ts';
import type { PackageAnswers } from '../packages/resolve.ts';
import type { AffectsMatcher, DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import type { Prepared } from './prepared.ts';

/** A matcher that may need saying something about: it cannot work as written, or it is no path matcher. */
interface Suspect {
  readonly record: DecisionRecord;
  readonly matcher: AffectsMatcher;
  readonly bad: string | undefined;
}

/** What does not depend on the files asked about is worked out once: most corpora have a thousand good patterns. */
const known = new WeakMap<Prepared, readonly Suspect[]>();

/** Matchers that cannot work as written (each one), and kinds of matchers that decide nothing here (once per kind). */
export function affectsFindings(prepared: Prepared, packages: PackageAnswers): readonly Finding[] {
  const findings: Finding[] = [];
  const inert = new Map<string, { record: DecisionRecord; matcher: AffectsMatcher; count: number }>();
  for (const { record, matcher, bad } of suspectsOf(prepared)) {
    if (bad !== undefined) findings.push(about(record, matcher, 'affects-bad-pattern', 'warn', bad));
    else if (isInert(matcher, packages)) {
      const first = inert.get(matcher.type);
      if (first === undefined) inert.set(matcher.type, { record, matcher, count: 1 });
      else first.count += 1;
    }
  }
  for (const { record, matcher, count } of inert.values()) {
    const message = inertMessage(matcher.type, count, packages);
    findings.push(about(record, matcher, 'affects-unresolvable', 'info', message));
  }
  return findings;
}

function suspectsOf(prepared: Prepared): readonly Suspect[] {
  let suspects = known.get(prepared);
  if (suspects === undefined) known.set(prepared, (suspects = findSuspects(prepared)));
  return suspects;
}

function findSuspects({ entries }: Prepared): readonly Suspect[] {
  const inOrder = entries
    .map(({ record }) => record)
    .sort((left, right) => (left.path < right.path ? -1 : 1));
  return inOrder.flatMap((record) =>
    record.affects.filter(isOwn).flatMap((matcher) => {
      const bad = badPattern(matcher);
      return bad === undefined && matcher.type === 'path' ? [] : [{ record, matcher, bad }];
    }),
  );
}

function badPattern({ type, pattern }: AffectsMatcher): string | undefined {
  if (type === 'path') {
    if (!pattern.startsWith('/') && pattern.length <= MAX_GLOB_LENGTH) return undefined;
    return `This path pattern never matches: ${patternTrouble(pattern)}.`;
  }
  if (type !== 'package' || parsePackagePattern(pattern) !== undefined) return undefined;
  return 'This package pattern never matches: write name or name@range, such as react@>=19.';
}

function isInert({ type }: AffectsMatcher, { resolved }: PackageAnswers): boolean {
  return type !== 'path' && !(type === 'package' && resolved);
}

function inertMessage(type: string, count: number, { unread }: PackageAnswers): string {
  const which =
    count === 1 ? `This ${type} matcher decides` : `${count} ${type} matchers (this is the first) decide`;
  if (type !== 'package') return `${which} nothing here: only path and package matchers can be resolved.`;
  if (unread.length > 0) return `${which} nothing here: ${unread[0]} could not be read as a lockfile.`;
  return `${which} nothing here: no npm, pnpm, yarn or bun lockfile is among the files asked about.`;
}

function about(
  { id, path }: DecisionRecord,
  { type, pattern }: AffectsMatcher,
  rule: string,
  severity: 'warn' | 'info',
  message: string,
): Finding {
  return { rule, severity, message, id, path, field: `affects.${type}`, pattern };
}
