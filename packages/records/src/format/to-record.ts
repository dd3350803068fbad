import type { DecisionRecord } from '../record.ts';
import type { RecordFrontMatter } from '../schema/record.ts';

/** What matching and answering need of valid front matter. */
export function toRecord(front: RecordFrontMatter, path: string, body: () => string): DecisionRecord {
  return {
    path,
    id: front.id,
    title: front.title,
    status: front.status,
    date: front.date,
    ...(front.reviewBy === undefined ? {} : { reviewBy: front.reviewBy }),
    deciders: front.deciders ?? [],
    imported: front.provenance?.importedFrom !== undefined,
    supersedes: front.supersedes ?? [],
    ...(front.supersededBy === undefined ? {} : { supersededBy: front.supersededBy }),
    relatesTo: front.relatesTo ?? [],
    conflictsWith: front.conflictsWith ?? [],
    affects: (front.affects ?? []).map(({ type, pattern, repo, negate }) => ({
      type,
      pattern,
      ...(repo === undefined ? {} : { repo }),
      negate: negate ?? false,
    })),
    body,
    format: 'typed',
  };
}
