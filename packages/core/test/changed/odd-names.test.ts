import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { leadingOut, oddNamed, oddNames } from '../../../../test-harness/src/repositories/odd-names.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { listed } from './ask.ts';

describe('a changed file', () => {
  it('is listed under its own name however odd, and counted where that is not UTF-8 [changed-odd-names]', async () => {
    const changed = await listed(oddNamed(emptyDirectory()), { base: 'HEAD' });
    expect(changed.paths).toEqual([...oddNames].sort());
    expect(changed.nonUtf8).toBe(2);
  });

  it('is left out when a forged index or tree puts it above the root, and the answer says so', async () => {
    const changed = await listed(leadingOut(emptyDirectory()), { base: 'main' });
    expect(changed.paths.filter((name) => name.includes('..'))).toEqual([]);
    expect(changed.why).toContain('left out, because no work tree can hold such a path.');
  });

  it('is one entry when it is a repository of its own', async () => {
    const dir = teamRepository(emptyDirectory());
    teamRepository(dir, 'inner');
    expect((await listed(dir, { base: 'HEAD' })).paths).toEqual(['inner']);
  });
});
