import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { gitInRepository } from '../../../../test-harness/src/repositories/git-in-repository.ts';
import * as inherited from '../../../../test-harness/src/repositories/inherited-environment.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { write } from '../../../../test-harness/src/repositories/git.ts';
import { hasSprung } from '../../../../test-harness/src/repositories/trap.ts';
import { listed } from './ask.ts';

describe('what a host left in the environment', () => {
  it.each(Object.entries(inherited))('does not reach git: %s [git-clean-environment]', async (_, build) => {
    const hostile = build(emptyDirectory());
    const { paths } = await listed(hostile.dir, { env: { ...hostile.env } });
    expect(paths).toEqual(['src/till.txt']);
    expect(hasSprung(hostile)).toBe(false);
    hostile.careless();
    expect(hasSprung(hostile)).toBe(true);
  });

  it('does not answer for another repository or another index [git-clean-environment]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    const other = teamRepository(top, 'other');
    write(other, 'theirs.txt', 'x\n');
    const env = {
      GIT_DIR: path.join(other, '.git'),
      GIT_WORK_TREE: other,
      GIT_INDEX_FILE: path.join(other, '.git/index'),
      GIT_OBJECT_DIRECTORY: path.join(other, '.git/objects'),
      GIT_NAMESPACE: 'theirs',
      GIT_CEILING_DIRECTORIES: top,
      SUDO_UID: '12345',
    };
    expect((await listed(dir, { env })).paths).toEqual(['src/till.txt']);
  });

  it('does not let the repository say which git it is [git-absolute]', async () => {
    const hostile = gitInRepository(emptyDirectory());
    const { paths } = await listed(hostile.dir, { env: { ...hostile.env } });
    expect(paths).toEqual(['git', 'src/till.txt', 'tools/git']);
    expect(hasSprung(hostile)).toBe(false);
    hostile.careless();
    expect(hasSprung(hostile)).toBe(true);
  });
});
