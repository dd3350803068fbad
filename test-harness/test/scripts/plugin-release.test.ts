import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releasePlugins } from '../../../scripts/lib/plugin-release.mjs';
import { commit, git, write, writeProgram } from '../../src/repositories/git.ts';
import { createReleasable, releasedTag, type Releasable } from '../../src/repositories/releasable.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

let top: string;
let clone: Releasable;
let said: string[];
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'release-'));
  clone = createReleasable(top);
  said = [];
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const built = 'apps/copilot-plugin/dist/README.md';
const branch = 'refs/heads/plugins';
const inClone = (...args: readonly string[]): string => git(clone.root, args);
const inRemote = (...args: readonly string[]): string => git(clone.remote, args);
/** Every name that the remote has, and what it stands for. */
const names = (): string[] =>
  inRemote('for-each-ref', '--format=%(refname) %(objectname)').split('\n').toSorted();
const release = (more: Partial<Parameters<typeof releasePlugins>[0]> = {}): Promise<string | null> =>
  releasePlugins({
    root: clone.root,
    remote: 'origin',
    dryRun: false,
    build: async () => null,
    say: (line) => void said.push(line),
    ...more,
  });

describe('a release of the plugins', () => {
  it('pushes one commit of what was built to the branch plugins, and nothing else [release-plugins]', async () => {
    const before = names();
    expect(await release()).toBeNull();
    expect(names().filter((name) => !name.startsWith(branch))).toEqual(before);
    expect(inRemote('rev-list', '--count', branch)).toBe('1');
    expect(inRemote('show', `${branch}:copilot/README.md`)).toBe(
      readFileSync(path.join(clone.root, built), 'utf8').trimEnd(),
    );
    const files = inRemote('ls-tree', '-r', '--name-only', branch).split('\n');
    expect(files).toContain('.github/plugin/marketplace.json');
    expect(files).toContain('claude/.mcp.json');
    expect(inRemote('show', '--no-patch', '--format=%B', branch)).toBe(
      `Plugins 1.2.3\n\nBuilt from ${inClone('rev-parse', 'HEAD')}.\n`,
    );
    expect(said.at(-1)).toMatch(
      /^Pushed [0-9a-f]{10} to the branch plugins of origin, the first one there\.$/u,
    );
  });

  it('puts the next release on top of the last one and names what differs [release-plugins]', async () => {
    await release();
    const first = inRemote('rev-parse', branch);
    said = [];
    expect(await release({ build: async () => (write(clone.root, built, 'Other.\n'), null) })).toBeNull();
    expect(inRemote('rev-parse', `${branch}^`)).toBe(first);
    expect(inRemote('show', `${branch}:copilot/README.md`)).toBe('Other.');
    expect(said[0]).toBe('  M\tcopilot/README.md');
    expect(said.at(-1)).toMatch(/ on top of [0-9a-f]{10}\.$/u);
    expect(said).toHaveLength(2);
  });

  it('says that nothing changed and pushes nothing when the branch holds these plugins [release-plugins]', async () => {
    await release();
    const after = names();
    said = [];
    expect(await release()).toBeNull();
    expect(said.join()).toMatch(
      /^Nothing changed: the branch plugins of origin holds these plugins already/u,
    );
    expect(names()).toEqual(after);
  });

  it('leaves the files, the index, the branches and what is checked out of the clone as they were [release-plugins]', async () => {
    write(clone.root, 'staged.txt', 'x\n');
    commit(clone.root, 'More');
    inClone('tag', '--force', releasedTag);
    const state = (): string =>
      [
        inClone('status', '--porcelain=v2', '--branch'),
        inClone('ls-files', '--stage'),
        inClone('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/tags'),
      ].join('\n');
    const before = state();
    expect(await release()).toBeNull();
    expect(state()).toBe(before);
  });

  it('says what it would push, and pushes nothing, when it is only to say so [release-plugins]', async () => {
    const before = names();
    expect(await release({ dryRun: true })).toBeNull();
    expect(names()).toEqual(before);
    expect(said).toContain('  A\t.claude-plugin/marketplace.json');
    expect(said.join('\n')).toMatch(/and \d+ more/u);
    expect(said.at(-1)).toMatch(
      /^Would push [0-9a-f]{10} to the branch plugins of origin, .*Nothing was pushed\.$/u,
    );
  });

  it('releases files as they were built where the clone changes line ends [release-plugins]', async () => {
    inClone('config', 'core.autocrlf', 'true');
    await release({ build: async () => (write(clone.root, built, 'a\r\nb\r\n'), null) });
    expect(inRemote('cat-file', '-s', `${branch}:copilot/README.md`)).toBe('6');
  });

  it('pushes no tag where the clone is set to push tags along [release-plugins]', async () => {
    await release();
    inClone('config', 'push.followTags', 'true');
    inClone('tag', '--annotate', '--message=x', 'not-to-be-pushed', 'refs/remotes/origin/plugins');
    await release({ build: async () => (write(clone.root, built, 'Other.\n'), null) });
    expect(inRemote('tag', '--list')).toBe(releasedTag);
  });
});

describe('a release of the plugins is refused', () => {
  const nothingPushed = (): void => expect(names().join()).not.toContain(branch);

  it('where the clone has changes, and names them [release-plugins]', async () => {
    write(clone.root, 'left.txt', 'x\n');
    expect(await release()).toMatch(/not committed:\n\?\? left\.txt\nCommit or remove them/u);
    nothingPushed();
  });

  it('where building changed what is checked out', async () => {
    const build = async (): Promise<null> => (write(clone.root, 'left.txt', 'x\n'), null);
    expect(await release({ build })).toContain('left.txt');
    nothingPushed();
  });

  it('where the version that is checked out has no tag [release-plugins]', async () => {
    inClone('tag', '--delete', releasedTag);
    expect(await release()).toMatch(/^Version 1\.2\.3 is not released: .*Run: pnpm release/u);
    nothingPushed();
  });

  it('where another commit than the one checked out was released [release-plugins]', async () => {
    write(clone.root, 'more.txt', 'x\n');
    commit(clone.root, 'More');
    expect(await release()).toMatch(/not what was released.*Run: git checkout @precedent\/core@1\.2\.3/u);
    nothingPushed();
  });

  it('where the build fails, and says what the build said', async () => {
    expect(await release({ build: async () => 'The build failed.' })).toBe('The build failed.');
    nothingPushed();
  });

  it('where there is no such remote, in words of git and without a password', async () => {
    const remote = 'https://ada:secret@127.0.0.1:9/nowhere.git';
    const problem = await release({ remote });
    expect(problem).toMatch(/^git ls-remote failed: .*127\.0\.0\.1/su);
    expect(problem).not.toContain('secret');
  });

  it('where somebody else released meanwhile: nothing is overwritten [release-plugins]', async () => {
    await release();
    // What the clone reads of the remote is no longer so when it has read it.
    const other = `git --git-dir='${clone.remote}' update-ref ${branch} refs/heads/main`;
    const reading = writeProgram(top, 'upload-pack', `#!/bin/sh\ngit upload-pack "$@"; ${other}\n`);
    inClone('config', 'remote.origin.uploadpack', reading);
    said = [];
    const problem = await release({ build: async () => (write(clone.root, built, 'Other.\n'), null) });
    expect(problem).toMatch(/^git push failed: /u);
    expect(inRemote('rev-parse', branch)).toBe(inRemote('rev-parse', 'main'));
    expect(said).toEqual([]);
  });

  it.each([['--force'], ['origin', 'other'], ['--', '--mirror'], ['']])(
    'by its command with %j',
    (...args) => {
      const script = path.join(repositoryRoot, 'scripts/release-plugins.mjs');
      const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
      expect(stderr).toMatch(/^Run: pnpm release:plugins \[REMOTE\] \[--dry-run\]/u);
      expect(status).toBe(2);
    },
  );
});
