import type { Contents } from './repository.ts';
import { aRecord } from './record.ts';

/** A small team's folder: one decision in force, one proposal, one of the past, and one that declares no scope. */
export const teamFiles = {
  'docs/adr/0001-outbox.md': aRecord({
    id: '0001',
    title: 'Publish events through the outbox',
    affects: ['src/events/**'],
    decision:
      'Every event leaves through the outbox table; nothing publishes to the broker directly, and no service reads the table of another.',
    more: 'supersedes: ["0002"]\n',
  }),
  'docs/adr/0002-polling.md': aRecord({
    id: '0002',
    title: 'Poll the broker',
    status: 'superseded',
    affects: ['src/events/**'],
    decision: 'Poll every second.',
    more: 'supersededBy: "0001"\n',
  }),
  'docs/adr/0003-zstd.md': aRecord({
    id: '0003',
    title: 'Compress events',
    status: 'proposed',
    affects: ['src/events/*.ts'],
    decision: 'Compress every event above one KiB.',
  }),
  'docs/adr/0004-json-logs.md': aRecord({
    id: '0004',
    title: 'Write logs as JSON',
    decision: 'Every log line is one JSON object.',
  }),
  'src/events/bus.ts': '// @adr 0004\nexport {};\n',
  'src/events/relay.ts': 'export {};\n',
  'src/other.ts': 'export {};\n',
} as const;

export const team: Contents = { files: teamFiles };
