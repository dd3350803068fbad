import type { DecisionRecord } from '../record.ts';

/** The position of the one record that has an id. An id that several share leads nowhere: nobody can say which is meant. */
export function indexById(records: readonly DecisionRecord[]): ReadonlyMap<string, number> {
  const unique = new Map<string, number>();
  const shared = new Set<string>();
  for (const [at, record] of records.entries()) {
    if (unique.has(record.id)) shared.add(record.id);
    else unique.set(record.id, at);
  }
  for (const id of shared) unique.delete(id);
  return unique;
}
