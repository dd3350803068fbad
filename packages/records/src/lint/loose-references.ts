import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { type Link, linksOf } from '../status/links.ts';
import { quote } from '../validate/show.ts';
import { capFindings } from './cap.ts';
import { about, isTyped } from './finding.ts';

/** Links that records in their own format write in prose, where they lead nowhere, to several records, or back. */
export function looseReferenceFindings(records: readonly DecisionRecord[]): readonly Finding[] {
  const links = linksOf(records);
  return records.flatMap((record, at) => {
    if (isTyped(record)) return [];
    const { supersedes = [], supersededBy = [] } = links[at] ?? {};
    const findings = [
      ...supersedes.map((link) => judge(record, at, link, 'supersedes')),
      ...supersededBy.map((link) => judge(record, at, link, 'supersededBy')),
    ];
    return capFindings(
      record.path,
      findings.filter((finding) => finding !== undefined),
    );
  });
}

const SAID = { supersedes: 'supersedes', supersededBy: 'is superseded by' } as const;

function judge(
  record: DecisionRecord,
  at: number,
  { how, text, at: target }: Link,
  field: keyof typeof SAID,
): Finding | undefined {
  const told = `The record says that it ${SAID[field]} ${quote(text)}`;
  if (how === 'dangling') {
    const message = `${told}, but there is no such record here; correct the link or the number.`;
    return about(record, `dangling-${field}`, 'warn', message, { field });
  }
  if (how === 'ambiguous') {
    const message = `${told}, which could be several records, so it counts as none; link to the file.`;
    return about(record, 'ambiguous-reference', 'warn', message, { field });
  }
  return target === at
    ? about(record, 'self-reference', 'warn', `${told}, which is the record itself.`, { field })
    : undefined;
}
