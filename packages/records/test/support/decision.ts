import type { DecisionRecord } from '../../src/record.ts';

/** A record as the reader hands it on, without a file behind it. */
export function decision(id: string, more: Partial<DecisionRecord> = {}): DecisionRecord {
  return {
    path: `docs/adr/${id}-x.md`,
    id,
    title: `Decision ${id}`,
    status: 'accepted',
    supersedes: [],
    relatesTo: [],
    conflictsWith: [],
    affects: [],
    body: () => '',
    ...more,
  };
}
