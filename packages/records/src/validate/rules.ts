import type { RecordFrontMatter } from '../schema/record.ts';
import type { Finding } from '../report.ts';

/** A rule that compares fields of one record. Judged only when every field has the right shape. */
interface FieldRule {
  readonly rule: string;
  readonly field: string;
  readonly message: string;
  readonly broken: (record: RecordFrontMatter) => boolean;
}

const RULES: readonly FieldRule[] = [
  {
    rule: 'superseded-requires-supersededBy',
    field: 'supersededBy',
    message: 'The status is superseded, but supersededBy does not name the record that took over; add it.',
    broken: ({ status, supersededBy }) => status === 'superseded' && supersededBy === undefined,
  },
  {
    rule: 'supersededBy-requires-superseded-status',
    field: 'status',
    message: 'supersededBy is there, so the status must be superseded.',
    broken: ({ status, supersededBy }) => status !== 'superseded' && supersededBy !== undefined,
  },
  {
    rule: 'accepted-requires-decider-unless-imported',
    field: 'deciders',
    message:
      'An accepted record names at least one decider, unless provenance.importedFrom says it was imported.',
    broken: ({ status, deciders, provenance }) =>
      status === 'accepted' && (deciders ?? []).length === 0 && provenance?.importedFrom === undefined,
  },
  {
    rule: 'agent-accepted-requires-ratifier',
    field: 'provenance.ratifiedBy',
    message:
      'A record that an agent wrote or drafted is accepted only with a person in provenance.ratifiedBy.',
    broken: ({ status, provenance }) =>
      status === 'accepted' &&
      (provenance?.authoredBy === 'agent' || provenance?.authoredBy === 'agent-drafted') &&
      provenance.ratifiedBy === undefined,
  },
  {
    rule: 'one-way-door-disallows-auto',
    field: 'review.tier',
    message: 'A one-way-door decision cannot have the review tier auto; choose async or arb.',
    broken: ({ reversibility, review }) => reversibility === 'one-way-door' && review?.tier === 'auto',
  },
];

/** The rules between fields that a record breaks, without its path and id. */
export function brokenRules(
  record: RecordFrontMatter,
): readonly Pick<Finding, 'rule' | 'field' | 'message'>[] {
  return RULES.filter(({ broken }) => broken(record)).map(({ rule, field, message }) => ({
    rule,
    field,
    message,
  }));
}
