import { describe, expect, it } from 'vitest';
import { adr } from '../support/adr.ts';
import { aNygardRecord, oldFiles } from '../support/nygard.ts';
import { aFolder } from '../support/repository.ts';

const cwd = (): string => aFolder({ files: oldFiles });

describe('adr in a repository that never heard of scopes', () => {
  it('explain says that nothing governs, what mentions the file, and what to do next in one line [own-folder] [own-mentions]', async () => {
    expect(await adr(['explain', 'src/events/bus.ts'], { cwd: cwd() })).toEqual({
      code: 0,
      stderr: '',
      stdout: `No decision governs src/events/bus.ts.

Mentioned by records that declare no scope, so perhaps to be kept in mind

  0002  accepted  Publish through the outbox
    names   src/events
    record  docs/adr/0002-outbox.md

None of the 2 live decisions declares a scope, so each may apply. See: adr list
To say which files they govern, begin with: adr scope suggest
`,
    });
  });

  it('check says the same of a change', async () => {
    const ran = await adr(['check', 'src/events/bus.ts', 'src/other.ts'], { cwd: cwd() });
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain('No decision governs this change.\n');
    expect(ran.stdout).toContain('    record  docs/adr/0002-outbox.md\n');
    expect(ran.stdout).toContain('\nTo say which files they govern, begin with: adr scope suggest\n');
  });

  it('check --json has it apart: governing empty, unscoped and mentions say what there is [adr-json]', async () => {
    const ran = await adr(['check', '--json', 'src/events/bus.ts'], { cwd: cwd() });
    expect(JSON.parse(ran.stdout)).toMatchObject({
      governing: [],
      unscoped: { count: 2, scoped: 0 },
      mentions: [{ recordId: '0002', mentioned: 'src/events' }],
      ok: true,
    });
  });

  it('list shows every record by its effective status', async () => {
    const ran = await adr(['list'], { cwd: cwd() });
    expect(ran.stdout).toBe(`In force (2)
  0001  accepted            2021-03-04  Record decisions  (no scope)
  0002  accepted            2021-03-04  Publish through the outbox  (no scope)

Past (1)
  0003  superseded by 0002  2021-03-04  Poll
`);
  });

  it('lint is content, but for advice', async () => {
    const ran = await adr(['lint'], { cwd: cwd() });
    expect([ran.code, ran.stdout]).toEqual([0, 'checked 3 records, 0 errors, 0 warnings\n']);
    expect(ran.stderr).not.toContain('front matter');
  });

  it.each(['2', '0002', 'docs/adr/0002-outbox.md'])(
    'show %s gives the record with its own words',
    async (which) => {
      const ran = await adr(['show', which], { cwd: cwd() });
      expect(ran.code).toBe(0);
      expect(ran.stdout).toContain(
        '0002  Publish through the outbox\naccepted  2021-03-04  docs/adr/0002-outbox.md\n',
      );
      expect(ran.stdout).toContain('status   written “Принято”\n');
    },
  );

  it('lint takes a README that is the record of its folder [own-nested]', async () => {
    const files = {
      'docs/adr/2021-01-01-a/README.md': aNygardRecord('A'),
      'docs/adr/2021-01-02-b/README.md': aNygardRecord('B'),
    };
    const ran = await adr(['lint', 'docs/adr/2021-01-01-a/README.md'], { cwd: aFolder({ files }) });
    expect(ran).toEqual({ code: 0, stdout: 'checked 1 records, 0 errors, 0 warnings\n', stderr: '' });
  });
});

describe('adr scope suggest', () => {
  it('prints a draft to be piped, and beside it what to do with it [own-scope-suggest]', async () => {
    expect(await adr(['scope', 'suggest'], { cwd: cwd() })).toEqual({
      code: 0,
      stdout: `# A draft for docs/adr/decisions.map.yml: which files each decision governs.
# It is drawn from paths that the records mention. Check every line: a mention is no scope.
# Patterns are matched from the root of the repository; one that begins with ! takes files out.

# Record decisions
# "0001-record-decisions.md": []  # names no file or folder that exists

# Publish through the outbox
"0002-outbox.md": ["src/events/**"]
`,
      stderr:
        'Nothing was written. 1 of 2 records name files that exist. Check each line, then save it as docs/adr/decisions.map.yml.\n',
    });
  });

  it('gives a map that governs once it is saved', async () => {
    const draft = await adr(['scope', 'suggest'], { cwd: cwd() });
    const files = { ...oldFiles, 'docs/adr/decisions.map.yml': draft.stdout };
    const ran = await adr(['explain', 'src/events/bus.ts'], { cwd: aFolder({ files }) });
    expect(ran.stdout).toContain('1 decision governs src/events/bus.ts');
    expect(ran.stdout).toContain('The scope that docs/adr/decisions.map.yml gives it,');
  });

  it('answers JSON, says so when there is nothing to do, and hides nothing in a title', async () => {
    const json = await adr(['scope', 'suggest', '--json'], { cwd: cwd() });
    expect(JSON.parse(json.stdout)).toMatchObject({ mapPath: 'docs/adr/decisions.map.yml', scoped: 0 });
    const none = await adr(['scope', 'suggest'], {
      cwd: aFolder({ files: { 'docs/adr/0001-a.md': aNygardRecord('1. A', 'Rejected') } }),
    });
    expect([none.code, none.stdout]).toEqual([
      0,
      '# There is no live decision, so there is nothing to suggest.\n',
    ]);
    const files = { 'docs/adr/0001-a.md': aNygardRecord('1. A\u001B[31m\u202Eb: [x]') };
    const odd = await adr(['scope', 'suggest'], { cwd: aFolder({ files }) });
    expect(odd.stdout).not.toMatch(/[\u001B\u202E]/);
    expect(
      odd.stdout.split('\n').every((line) => line === '' || line.startsWith('#') || line.startsWith('"')),
    ).toBe(true);
  });

  it('says in its help that history is not looked at [own-scope-suggest]', async () => {
    const { stdout } = await adr(['help', 'scope'], { cwd: cwd() });
    expect(stdout).toContain('Usage: adr scope suggest [--json] [--dir DIR]');
    expect(stdout).toContain('not from the history of the repository');
    expect(stdout).toContain('Nothing is written');
  });
});
