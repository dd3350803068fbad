import * as v from 'valibot';
import * as part from './parts.ts';

/** Who or what wrote the record, and where it came from. */
export const provenance = v.strictObject({
  authoredBy: v.optional(v.picklist(['human', 'agent', 'agent-drafted']), 'human'),
  agent: v.optional(
    v.strictObject({
      name: v.optional(part.text),
      model: v.optional(part.text),
      harness: v.optional(part.text),
      runId: v.optional(part.text),
    }),
  ),
  ratifiedBy: v.optional(part.identity),
  sourceArtifact: v.optional(part.text),
  importedFrom: v.optional(
    v.strictObject({
      sourceKind: v.picklist(['madr', 'agent-log', 'plan-artifact', 'other']),
      sourceRef: part.text,
      fingerprint: part.text,
      importedAt: v.optional(part.dateTime),
    }),
  ),
});

/** How the record is being decided. */
export const review = v.strictObject({
  tier: v.optional(v.picklist(['auto', 'async', 'arb'])),
  tierReason: v.optional(part.text),
  queuedAt: v.optional(part.dateTime),
  slaDays: v.optional(part.wholeFrom(0)),
  escalatedAt: v.optional(part.dateTime),
  decidedAt: v.optional(part.dateTime),
  quorum: v.optional(part.wholeFrom(1)),
  approvals: part.texts(part.identity),
  objections: v.optional(
    v.array(
      v.strictObject({
        by: part.identity,
        summary: v.optional(part.text),
        resolved: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
});

const ESCALATION_REASONS = [
  'one-way-door',
  'cost-threshold',
  'security-surface',
  'data-residency',
  'regulatory',
  'contradicts-accepted-adr',
  'low-confidence',
  'pass-disagreement',
  'agent-authored-production',
  'novel-no-precedent',
  'human-requested',
] as const;

/** What an automatic reading of the record found. */
export const evaluation = v.strictObject({
  ranAt: v.optional(part.dateTime),
  evaluatorVersion: v.optional(part.text),
  rubricVersion: v.optional(part.text),
  scores: v.optional(v.record(part.text, part.numberFrom(0, 4))),
  confidence: v.optional(part.numberFrom(0, 1)),
  escalate: v.optional(v.boolean()),
  escalationReasons: v.optional(v.array(v.picklist(ESCALATION_REASONS)), []),
  deterministicFindings: v.optional(
    v.array(
      v.strictObject({
        rule: part.text,
        severity: v.picklist(['error', 'warn', 'info']),
        message: v.optional(part.text),
        adr: v.optional(part.reference),
      }),
    ),
    [],
  ),
});
