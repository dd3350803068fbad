import type { Bucket, Status } from '../report.ts';

const buckets: Readonly<Record<Status, Bucket>> = {
  accepted: 'governing',
  // A record that states no status is a decision until somebody says otherwise; leaving it out would read as "free to edit".
  unknown: 'governing',
  draft: 'activeProposals',
  proposed: 'activeProposals',
  rejected: 'history',
  superseded: 'history',
  deprecated: 'history',
};

export function bucketOf(effectiveStatus: Status): Bucket {
  return buckets[effectiveStatus];
}
