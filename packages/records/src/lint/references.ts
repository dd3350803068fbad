import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { capFindings } from './cap.ts';
import { about } from './finding.ts';

/** The fields that name other records. */
const REFERENCE_FIELDS = ['supersedes', 'supersededBy', 'relatesTo', 'conflictsWith'] as const;

type ReferenceField = (typeof REFERENCE_FIELDS)[number];

/** The ids that a field of a record names. */
function namedBy(record: DecisionRecord, field: ReferenceField): readonly string[] {
  const value = record[field];
  return typeof value === 'string' ? [value] : (value ?? []);
}

/**
 * References that lead nowhere (`dangling-…`) or to the record itself (`self-reference`), and accepted records that say
 * they conflict with another one. Only valid records count as a target.
 */
export function referenceFindings(records: readonly DecisionRecord[]): readonly Finding[] {
  const ids = new Set(records.map(({ id }) => id));
  return records.flatMap((record) => {
    const findings = REFERENCE_FIELDS.flatMap((field) =>
      namedBy(record, field)
        .map((ref) => judge(record, field, ref, ids))
        .filter((finding) => finding !== undefined),
    );
    return capFindings(record.path, findings);
  });
}

function judge(
  record: DecisionRecord,
  field: ReferenceField,
  ref: string,
  ids: ReadonlySet<string>,
): Finding | undefined {
  if (!ids.has(ref)) {
    const severity = field === 'conflictsWith' ? 'warn' : 'error';
    const message = `${field} names ${ref}, but no valid record of this corpus has that id; correct or remove it.`;
    return about(record, `dangling-${field}`, severity, message, { field });
  }
  if (ref === record.id) {
    return about(record, 'self-reference', 'warn', `${field} names the record itself; remove it.`, { field });
  }
  if (field !== 'conflictsWith' || record.status !== 'accepted') return undefined;
  const message = `The record is accepted although it conflicts with ${ref}; settle which of the two holds.`;
  return about(record, 'accepted-conflictsWith', 'warn', message, { field });
}
