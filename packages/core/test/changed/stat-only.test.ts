import {
  closeSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { commit, git, write } from '../../../../test-harness/src/repositories/git.ts';
import {
  carriageReturns,
  copiedTree,
  lfsFile,
  notLookedAt,
  sparse,
} from '../../../../test-harness/src/repositories/stat-only.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { ask, listed, refusal } from './ask.ts';

const head = { base: 'HEAD' };
const long = new Date('2001-02-03T04:05:06Z');

describe('a file whose stat data alone differ', () => {
  it('is not listed in a copied tree, and a link is none either [changed-stat-only]', async () => {
    const dir = copiedTree(emptyDirectory());
    expect(git(dir, ['diff-index', '--name-only', 'HEAD']).split('\n')).toHaveLength(5);
    expect(await listed(dir, head)).toEqual({ ok: true, paths: [], nonUtf8: 0, base: 'HEAD' });
  });

  it('is not listed when only its line ends differ [changed-stat-only]', async () => {
    const dir = carriageReturns(emptyDirectory());
    expect((await listed(dir, head)).paths).toEqual([]);
    write(dir, 'README.md', 'A till that works offline.\r\nAnd more.\r\n');
    expect((await listed(dir, head)).paths).toEqual(['README.md']);
  });

  it('is not listed when git-lfs keeps a pointer to it [changed-stat-only]', async () => {
    const dir = lfsFile(emptyDirectory());
    expect((await listed(dir, head)).paths).toEqual([]);
    write(dir, 'src/model.dat', 'another');
    expect((await listed(dir, head)).paths).toEqual(['src/model.dat']);
  });

  it('is not listed in a sha256 repository [changed-stat-only]', async () => {
    const dir = teamRepository(emptyDirectory(), 'team', 'sha256');
    utimesSync(path.join(dir, 'README.md'), long, long);
    expect((await listed(dir, head)).paths).toEqual([]);
    write(dir, 'README.md', 'Changed.\n');
    expect((await listed(dir, head)).paths).toEqual(['README.md']);
  });

  it('is listed when its bytes differ, whatever their number [changed-stat-only]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'README.md', 'a till that works offline.\n');
    utimesSync(path.join(dir, 'README.md'), long, long);
    expect((await listed(dir, head)).paths).toEqual(['README.md']);
  });
});

describe('what the work tree does not hold on purpose', () => {
  it('is not listed in a sparse checkout', async () => {
    expect((await listed(sparse(emptyDirectory()), head)).paths).toEqual([]);
  });

  it('is not listed where git was told not to look', async () => {
    expect((await listed(notLookedAt(emptyDirectory()), head)).paths).toEqual([]);
  });
});

describe('the comparison', () => {
  it('stops at its limit, keeps what it did not read and says so [changed-byte-cap]', async () => {
    const dir = copiedTree(emptyDirectory());
    const changed = await listed(dir, { ...head, comparedBytes: 40 });
    expect(changed.paths).toContain('docs/adr/0001-keep-the-till-offline.md');
    expect(changed.paths).not.toContain('src/till.txt');
    expect(changed.why).toMatch(
      /^\d files? (?:is|are) listed without being compared, because the comparison reached its limit\.$/u,
    );
  });

  it('does not let one large file use up the limit of the others [changed-byte-cap]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'a-large.dat', 'x');
    commit(dir, 'Add a file');
    const descriptor = openSync(path.join(dir, 'a-large.dat'), 'r+');
    ftruncateSync(descriptor, 2 ** 40);
    closeSync(descriptor);
    utimesSync(path.join(dir, 'README.md'), long, long);
    const changed = await listed(dir, head);
    expect(changed.paths).toEqual(['a-large.dat']);
    expect(changed.why).toContain('1 file is listed without being compared');
  });

  it('opens no pipe, follows no link and waits for nothing', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    rmSync(path.join(dir, 'README.md'));
    execFileSync('mkfifo', [path.join(dir, 'README.md')]);
    writeFileSync(path.join(top, 'outside'), 'two\n');
    rmSync(path.join(dir, 'src/till.txt'));
    symlinkSync(path.join(top, 'outside'), path.join(dir, 'src/till.txt'));
    expect((await listed(dir, head)).paths).toEqual(['README.md', 'src/till.txt']);
  });

  it('does not go through a linked folder, even to the same bytes', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    renameSync(path.join(dir, 'src'), path.join(top, 'src'));
    symlinkSync('../src', path.join(dir, 'src'));
    expect((await listed(dir, head)).paths).toEqual(['src', 'src/price.bin', 'src/till.txt']);
  });

  it('ends when the call is cancelled or has no time left', async () => {
    const dir = copiedTree(emptyDirectory());
    expect(await refusal(dir, { signal: AbortSignal.abort() })).toBe('cancelled');
    expect(await ask(dir, { deadlineMs: 1 })).toEqual({ ok: false, code: 'timed-out' });
  });
});
