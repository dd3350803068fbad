import { describe, expect, it } from 'vitest';
import { adr } from '../support/adr.ts';
import { aRecord } from '../support/record.ts';
import { aFolder } from '../support/repository.ts';
import { team, teamFiles } from '../support/team.ts';

describe('adr explain for a person', () => {
  it('shows each decision with its own sentence, why it applies and its record, those in force first', async () => {
    const ran = await adr(['explain', 'src/events/bus.ts'], { cwd: aFolder(team) });
    expect(ran).toEqual({
      code: 0,
      stderr: '',
      stdout: `2 decisions govern src/events/bus.ts

  0001  accepted  Publish events through the outbox
    Every event leaves through the outbox table; nothing publishes to the broker
    directly, and no service reads the table of another.
    why     Its scope \`src/events/**\` covers src/events/bus.ts.
    record  docs/adr/0001-outbox.md

  0004  accepted  Write logs as JSON
    Every log line is one JSON object.
    why     The marker @adr 0004 in line 1 of src/events/bus.ts names it.
    record  docs/adr/0004-json-logs.md

1 proposal on the table, not binding yet

  0003  proposed  Compress events
    Compress every event above one KiB.
    why     Its scope \`src/events/*.ts\` covers src/events/bus.ts.
    record  docs/adr/0003-zstd.md

1 past decision, no longer binding

  0002  superseded by 0001  Poll the broker
    record  docs/adr/0002-polling.md

1 live decision declares no scope and may apply as well. See: adr list
`,
    });
  });

  it('does not let an empty answer read as permission', async () => {
    const ran = await adr(['explain', 'src/other.ts'], { cwd: aFolder(team) });
    expect(ran.stdout).toBe(`No decision governs src/other.ts.

1 live decision declares no scope and may apply as well. See: adr list
`);
  });

  it('names records that could not be read, with the command that says more, and ends with 1', async () => {
    const files = { ...teamFiles, 'docs/adr/0005-broken.md': aRecord({ id: '0005', status: 'agreed' }) };
    const ran = await adr(['explain', 'src/other.ts'], { cwd: aFolder({ files }) });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe(`No decision governs src/other.ts.

docs/adr/0005-broken.md
  error  status must be one of draft, proposed, accepted, rejected, superseded,
         deprecated; it is "agreed". [invalid-enum-value]

1 record could not be read, so a decision may be missing:
docs/adr/0005-broken.md. See: adr lint
1 live decision declares no scope and may apply as well. See: adr list
`);
  });

  it('names another folder that looks like one of records', async () => {
    const files = { ...teamFiles, 'doc/adr/0001-old.md': aRecord() };
    const ran = await adr(['explain', 'src/other.ts'], { cwd: aFolder({ files }) });
    expect(ran.stdout).toContain('Not read, though it looks like a folder of records: doc/adr.');
    expect(ran.stdout).toContain('adr list --dir doc/adr');
  });

  it.each([
    ['src', 'It was not searched for @adr markers: it is no plain readable file.'],
    ['../elsewhere.ts', 'It lies outside the repository, so no decision can name it.'],
  ])('says of %s why its markers are not known', async (path, note) => {
    const ran = await adr(['explain', path], { cwd: aFolder(team) });
    expect(ran.stdout).toContain(note);
  });
});
