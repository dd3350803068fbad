import { describe, expect, it } from 'vitest';
import { adr } from '../support/adr.ts';
import { aRecord } from '../support/record.ts';
import { aFolder } from '../support/repository.ts';
import { team, teamFiles } from '../support/team.ts';

describe('adr list for a person', () => {
  it('groups records by what they are worth, and marks live ones without a scope', async () => {
    const ran = await adr(['list'], { cwd: aFolder(team) });
    expect(ran).toEqual({
      code: 0,
      stderr: '',
      stdout: `In force (2)
  0001  accepted            2026-03-01  Publish events through the outbox
  0004  accepted            2026-03-01  Write logs as JSON  (no scope)

Proposed (1)
  0003  proposed            2026-03-01  Compress events

Past (1)
  0002  superseded by 0001  2026-03-01  Poll the broker
`,
    });
  });

  it('says so when there is no record yet', async () => {
    const ran = await adr(['list'], { cwd: aFolder({ folders: ['docs/adr'] }) });
    expect(ran).toEqual({
      code: 0,
      stdout: 'No records yet. The first one goes into the folder as 0001-its-title.md.\n',
      stderr: '',
    });
  });
});

describe('adr show for a person', () => {
  it('says so when there is no record yet', async () => {
    const ran = await adr(['show', '1'], { cwd: aFolder({ folders: ['docs/adr'] }) });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(
      /^adr: There is no record “1”, nor any other\. The first one goes into the folder as 0001-its-title\.md\.\n/,
    );
  });

  it('prints one record whole under a heading that says what it is', async () => {
    const ran = await adr(['show', '0002'], { cwd: aFolder(team) });
    expect(ran).toEqual({
      code: 0,
      stderr: '',
      stdout: `0002  Poll the broker
superseded by 0001  2026-03-01  docs/adr/0002-polling.md
affects  src/events/**

# Poll the broker

## Decision

Poll every second.
`,
    });
  });

  it('says what a record covers when it declares no scope', async () => {
    const ran = await adr(['show', 'docs/adr/0004-json-logs.md'], { cwd: aFolder(team) });
    expect(ran.stdout).toContain('\naffects  declares no scope\n');
  });

  it('names the records that share an id, and ends with 2', async () => {
    const files = { ...teamFiles, 'docs/adr/0001-again.md': aRecord() };
    const ran = await adr(['show', '0001'], { cwd: aFolder({ files }) });
    expect(ran).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'adr: Several records share the id “0001”; name one by its path: docs/adr/0001-again.md, docs/adr/0001-outbox.md\n' +
        'Type: adr show ID|PATH [--json] [--dir DIR]\n',
    });
  });

  it.each(['1', '01'])('names the records that share a number, asked for as %s', async (typed) => {
    const files = { ...teamFiles, 'docs/adr/0001-again.md': aRecord() };
    const { stderr } = await adr(['show', typed], { cwd: aFolder({ files }) });
    expect(stderr).toContain('name one by its path: docs/adr/0001-again.md, docs/adr/0001-outbox.md\n');
  });

  it('guesses the record that was meant when there is none', async () => {
    const ran = await adr(['show', '0011'], { cwd: aFolder(team) });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^adr: There is no record “0011” among 4\. Did you mean 0001\?\n/);
  });
});
