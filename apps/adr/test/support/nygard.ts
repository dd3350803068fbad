/** A record as adr-tools writes it, which knows nothing of scopes. */
export function aNygardRecord(title: string, status = 'Accepted', decision = 'We do it.'): string {
  return `# ${title}

Date: 2021-03-04

## Status

${status}

## Context

Something is to be done.

## Decision

${decision}

## Consequences

It is done.
`;
}

/** An old repository in which nobody has migrated anything. */
export const oldFiles = {
  'docs/adr/0001-record-decisions.md': aNygardRecord('1. Record decisions'),
  'docs/adr/0002-outbox.md': aNygardRecord(
    '2. Publish through the outbox',
    'Принято',
    'Everything in `src/events` leaves through the outbox.',
  ),
  'docs/adr/0003-poll.md': aNygardRecord(
    '3. Poll',
    'Superceded by [2. Publish through the outbox](0002-outbox.md)',
  ),
  'docs/adr/README.md': '# Decisions\n',
  'src/events/bus.ts': 'export {};\n',
} as const;
