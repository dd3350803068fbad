import type { DecisionRecord } from '../record.ts';
import type { ListedRecord } from '../report.ts';
import type { Standing } from '../status/effective.ts';

/** Which record took the place of this one, as far as anybody says. */
export function successorOf({
  supersededBy,
  supersededByPath,
}: Standing): Pick<ListedRecord, 'supersededBy' | 'supersededByPath'> {
  return {
    ...(supersededBy === undefined ? {} : { supersededBy }),
    ...(supersededByPath === undefined ? {} : { supersededByPath }),
  };
}

/** How the record is written; its own words for the status where they are more than ours. */
export function formatOf({
  format = 'typed',
  statusText,
  status,
}: DecisionRecord): Pick<ListedRecord, 'format' | 'statusText'> {
  return { format, ...(statusText === undefined || statusText === status ? {} : { statusText }) };
}
