/**
 * Events of the runtime after which an agent no longer has what it was told: its history was summarized, taken back
 * to an earlier point, or cleared.
 */
const forgetting: ReadonlySet<string> = new Set([
  'session.compaction_complete',
  'session.snapshot_rewind',
  'session.context_cleared',
]);

export const forgets = (eventType: string): boolean => forgetting.has(eventType);
