import * as v from 'valibot';
import * as part from './parts.ts';
import { affects, assertions, externalRefs } from './lists.ts';
import { evaluation, provenance, review } from './process.ts';

/** The statuses a typed record may state. */
const STATUSES = ['draft', 'proposed', 'accepted', 'rejected', 'superseded', 'deprecated'] as const;

/**
 * The front matter of a typed record. This one schema is what a record is checked against, what its type is inferred
 * from, and what is published as JSON Schema. Keys it does not name are refused at every level.
 */
export const recordSchema = v.pipe(
  v.strictObject({
    schemaVersion: v.optional(part.version, '0.1.0'),
    id: part.id,
    title: part.longText(3, 120),
    status: v.picklist(STATUSES),
    date: part.date,
    created: v.optional(part.date),
    reviewBy: v.optional(part.date),
    deciders: part.texts(part.identity),
    consulted: part.texts(part.identity),
    informed: part.texts(part.identity),
    tags: part.distinct(part.slug),
    scope: v.optional(v.picklist(['component', 'domain', 'org']), 'component'),
    domain: v.optional(part.text),
    reversibility: v.optional(v.picklist(['two-way-door', 'one-way-door', 'unknown']), 'unknown'),
    blastRadius: v.optional(v.picklist(['component', 'team', 'cross-team', 'org']), 'component'),
    supersedes: part.distinct(part.reference),
    supersededBy: v.optional(part.reference),
    relatesTo: part.distinct(part.reference),
    conflictsWith: part.texts(part.reference),
    affects,
    assertions,
    provenance: v.optional(provenance),
    review: v.optional(review),
    evaluation: v.optional(evaluation),
    externalRefs,
    complianceControls: part.distinct(part.text),
  }),
  v.title('Architecture Decision Record'),
  v.description('The front matter of a typed decision record. The text below it carries the prose.'),
);

/** Front matter that satisfies the schema, as written: what is optional may be absent. */
export type RecordFrontMatter = v.InferInput<typeof recordSchema>;
