import { describe, expect, it } from 'vitest';
import { adr } from '../support/adr.ts';
import { aRecord } from '../support/record.ts';
import { aFolder } from '../support/repository.ts';
import { team, teamFiles } from '../support/team.ts';

describe('adr lint for a person', () => {
  it('says the count alone when there is nothing to say', async () => {
    const ran = await adr(['lint'], { cwd: aFolder(team) });
    expect(ran).toEqual({ code: 0, stdout: 'checked 4 records, 0 errors, 0 warnings\n', stderr: '' });
  });

  it('groups findings by file on stderr, in the order of the paths, and keeps the count on stdout', async () => {
    const files = {
      ...teamFiles,
      'docs/adr/0003-zstd.md': aRecord({ id: '0003', status: 'agreed', title: 'No' }),
      'docs/adr/notes.md': '# Notes\n',
    };
    const ran = await adr(['lint'], { cwd: aFolder({ files }) });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('checked 4 records, 2 errors, 1 warnings\n');
    const heads = ran.stderr.split('\n').filter((line) => /^(?:docs|  error|  warn)/.test(line));
    expect(heads.map((line) => line.slice(0, 15))).toEqual([
      'docs/adr/0003-z',
      '  error  status',
      '  error  title ',
      'docs/adr/notes.',
      expect.stringMatching(/^ {2}warn {3}/),
    ]);
  });
});
