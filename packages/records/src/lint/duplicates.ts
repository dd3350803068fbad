import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { about } from './finding.ts';

/** `unique-id`, once for each record that shares its id. Both records stay; neither turns the other's status. */
export function duplicateIds(records: readonly DecisionRecord[]): readonly Finding[] {
  const byId = new Map<string, DecisionRecord[]>();
  for (const record of records) byId.set(record.id, [...(byId.get(record.id) ?? []), record]);
  return [...byId.values()]
    .filter((sharers) => sharers.length > 1)
    .flatMap((sharers) => {
      const paths = sharers.map(({ path }) => path).join(', ');
      const message = `The id is used by ${sharers.length} records (${paths}); give each its own.`;
      return sharers.map((record) => about(record, 'unique-id', 'error', message, { field: 'id' }));
    });
}
