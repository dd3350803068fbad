import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adr, program } from '../support/adr.ts';
import { aRecord } from '../support/record.ts';
import { aFolder } from '../support/repository.ts';

const record = aRecord({ affects: ['src/**'] });
const explained = async (argv: readonly string[], cwd: string, env = {}) => {
  const ran = await adr(['explain', '--json', ...argv], { cwd, env });
  return ran.code === 0 ? (JSON.parse(ran.stdout) as { path: string; governing: unknown[] }) : ran;
};

describe('the root', () => {
  const files = { 'docs/adr/0001-state.md': record, 'src/deep/a.ts': '' };

  it('is found from any folder of the work tree, so that paths mean what they mean there', async () => {
    const root = aFolder({ files, folders: ['.git'] });
    for (const [cwd, typed] of [
      ['src/deep', 'a.ts'],
      ['src', './deep/a.ts'],
      ['docs/adr', '../../src/deep/a.ts'],
      ['.git', '../src/deep/a.ts'],
    ] as const) {
      const report = await explained([typed], path.join(root, cwd));
      expect(report).toMatchObject({ path: 'src/deep/a.ts', governing: [{ recordId: '0001' }] });
    }
  });

  it('is never the home directory, whatever its dotfiles look like', async () => {
    const home = aFolder({ files, folders: ['.git', 'project'] });
    expect(await explained(['a.ts'], path.join(home, 'project'), { HOME: home })).toMatchObject({ code: 2 });
    const linked = aFolder({ links: { home } });
    const env = { HOME: path.join(linked, 'home') };
    expect(await explained(['a.ts'], path.join(home, 'project'), env)).toMatchObject({ code: 2 });
    const below = await explained(['a.ts'], path.join(home, 'project'), { HOME: '/nonexistent' });
    expect(below).toMatchObject({ path: 'project/a.ts' });
  });

  it('is never above a repository of its own', async () => {
    const root = aFolder({ files: { ...files, 'inner/.git': 'gitdir: elsewhere\n' }, folders: ['.git'] });
    const ran = await adr(['lint', '--json'], { cwd: path.join(root, 'inner') });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('the current directory', () => {
  it('may have a name that is hard to type', async () => {
    const root = aFolder({ folders: ['.git'], files: { 'docs/adr/0001-state.md': record } });
    const odd = path.join(root, 'src', "it's a 'név' $(x)");
    mkdirSync(odd, { recursive: true });
    expect(await explained(['a.ts'], odd)).toMatchObject({ path: "src/it's a 'név' $(x)/a.ts" });
  });

  it.runIf(process.platform !== 'win32')('that is gone is said to be so', () => {
    const cwd = path.join(aFolder({ folders: ['gone'] }), 'gone');
    const line = 'cd "$1" && rmdir "$1" && exec "$2" "$3" lint';
    const ran = spawnSync('sh', ['-c', line, 'sh', cwd, process.execPath, program], { encoding: 'utf8' });
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^adr: the current directory no longer exists\.\nType: /);
  });
});

describe('a missing folder of records', () => {
  it('may be a name that leads nowhere', async () => {
    const cwd = aFolder({ files: { 'a.txt': '' } });
    symlinkSync('loop', path.join(cwd, 'loop'));
    for (const dir of ['loop', 'a.txt/below', 'x'.repeat(5000)]) {
      const ran = await adr(['list', '--dir', dir], { cwd });
      expect(ran).toMatchObject({ code: 2, stdout: '' });
      expect(ran.stderr).toMatch(/^adr: No folder of decision records at /);
    }
  });

  it('may be a link to itself in a usual place', async () => {
    const cwd = aFolder({ folders: ['docs', 'doc/adr'] });
    symlinkSync('adr', path.join(cwd, 'docs/adr'));
    expect(await adr(['list'], { cwd })).toMatchObject({ code: 0 });
  });

  it('names the folders that were looked for, and where [adr-corpus-missing]', async () => {
    const cwd = aFolder({});
    expect(await adr(['check', 'a.ts'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `adr: No folder of decision records in ${cwd}; looked for docs/adr, doc/adr, docs/decisions, docs/architecture/decisions, .adr-dir, .log4brains.yml.\n` +
        'Type: adr check [FILES...] [--json] --dir DIR\n',
    });
  });

  it('is not passed over when it was named [adr-corpus-missing]', async () => {
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': record } });
    const ran = await adr(['lint', '--dir', 'docs/adrs'], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(`at docs/adrs; looked for ${path.join(cwd, 'docs/adrs')}.`);
  });

  it('may be named by a file that cannot be read, which is then as good as none', async () => {
    const cwd = aFolder({ folders: ['.adr-dir'], links: { '.log4brains.yml': '/dev/zero' } });
    expect(await adr(['lint'], { cwd })).toMatchObject({ code: 2, stdout: '' });
  });
});
