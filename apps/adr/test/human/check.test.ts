import { describe, expect, it } from 'vitest';
import { adr } from '../support/adr.ts';
import { aRecord } from '../support/record.ts';
import { aFolder } from '../support/repository.ts';
import { team, teamFiles } from '../support/team.ts';

describe('adr check for a person', () => {
  it('says of each decision which files of the change it applies to', async () => {
    const cwd = aFolder(team);
    const ran = await adr(['check', 'src/events/bus.ts', 'src/events/relay.ts', 'src/other.ts'], { cwd });
    expect(ran).toEqual({
      code: 0,
      stderr: '',
      stdout: `2 decisions govern this change

  0001  accepted  Publish events through the outbox
    Every event leaves through the outbox table; nothing publishes to the broker
    directly, and no service reads the table of another.
    why     Its scope \`src/events/**\` covers src/events/bus.ts; 1 more file
            likewise.
    files   src/events/bus.ts, src/events/relay.ts
    record  docs/adr/0001-outbox.md

  0004  accepted  Write logs as JSON
    Every log line is one JSON object.
    why     The marker @adr 0004 in line 1 of src/events/bus.ts names it.
    files   src/events/bus.ts
    record  docs/adr/0004-json-logs.md

1 proposal on the table, not binding yet

  0003  proposed  Compress events
    Compress every event above one KiB.
    why     Its scope \`src/events/*.ts\` covers src/events/bus.ts; 1 more file
            likewise.
    files   src/events/bus.ts, src/events/relay.ts
    record  docs/adr/0003-zstd.md

1 past decision, no longer binding

  0002  superseded by 0001  Poll the broker
    record  docs/adr/0002-polling.md

1 live decision declares no scope and may apply as well. See: adr list

checked 3 files: 2 governing, 1 proposal, 1 past
`,
    });
  });

  it('shows the errors of a changed record by file and ends with 1', async () => {
    const files = { ...teamFiles, 'docs/adr/0003-zstd.md': aRecord({ id: '0003', status: 'agreed' }) };
    const ran = await adr(['check', 'docs/adr/0003-zstd.md'], { cwd: aFolder({ files }) });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain('\ndocs/adr/0003-zstd.md\n  error  status must be one of');
    expect(ran.stdout).toMatch(
      /checked 1 file: 0 governing, 0 proposals, 0 past; 1 changed record, 1 error\n$/,
    );
  });

  it('says what to type when no files were given', async () => {
    const ran = await adr(['check'], { cwd: aFolder(team) });
    expect(ran).toEqual({
      code: 0,
      stderr: '',
      stdout: 'No files were given, so nothing was checked. Try: adr check $(git diff --name-only HEAD)\n',
    });
  });

  it('names files in which markers could not be looked for, and is silent about deleted ones', async () => {
    const cwd = aFolder(team);
    const ran = await adr(['check', 'src', '../x.ts', 'src/deleted.ts'], { cwd });
    expect(ran.stdout).toContain('Not searched for @adr markers, being no plain readable file: src.\n');
    expect(ran.stdout).toContain('Outside the repository, so no decision can name it: ../x.ts.\n');
    expect(ran.stdout).not.toContain('deleted');
  });
});
