import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { toolScript } from '../../../scripts/lib/tools.mjs';
import { packWorkspace } from '../../src/packed.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

const workspace = packWorkspace();
afterAll(workspace.dispose);

describe('publint', () => {
  it.each(workspace.packages)('finds nothing to say about $name [packages-packed]', ({ tarball }) => {
    const args = [toolScript(repositoryRoot, 'publint'), 'run', tarball, '--strict'];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toContain('All good!');
  });
});
