import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { about, isTyped } from './finding.ts';

const MOST_NAMED = 10;

/** `unique-id`, once for each record that shares its id. Both records stay; neither turns the other's status. */
export function duplicateIds(records: readonly DecisionRecord[]): readonly Finding[] {
  const byId = new Map<string, DecisionRecord[]>();
  for (const record of records) {
    const sharers = byId.get(record.id);
    if (sharers === undefined) byId.set(record.id, [record]);
    else sharers.push(record);
  }
  return [...byId.values()].filter((sharers) => sharers.length > 1).flatMap(sharedId);
}

function sharedId(sharers: readonly DecisionRecord[]): readonly Finding[] {
  const paths = sharers.slice(0, MOST_NAMED).map(({ path }) => path);
  const more = sharers.length > MOST_NAMED ? ` and ${sharers.length - MOST_NAMED} more` : '';
  const message = `The id is used by ${sharers.length} records (${paths.join(', ')}${more}); give each its own.`;
  // Numbers that clash are common where nothing checks them: there the path tells records apart.
  const clash = sharers.filter(isTyped).length > 1;
  // Said in full once: nine records that list one another fill a screen each.
  const briefly = `The id is also that of ${paths[0] ?? ''}, one of ${sharers.length}; give each its own.`;
  return sharers.map((record, at) =>
    clash && isTyped(record)
      ? about(record, 'unique-id', 'error', message, { field: 'id' })
      : about(record, 'unique-id', 'warn', at === 0 ? message : briefly, { field: 'id' }),
  );
}
