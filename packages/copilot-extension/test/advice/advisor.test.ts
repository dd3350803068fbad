import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { asAbsoluteDir } from '@precedent/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAdvisor, type Listener } from '../../src/advice/advisor.ts';
import { forgets } from '../../src/advice/forgets.ts';
import { pathInRoot } from '../../src/advice/path-in-root.ts';
import { optionsIn, repositoryWith } from '../repository.ts';

const never = new AbortController().signal;
const read = () => ({ kind: 'read', path: 'src/a.ts' }) as const;

describe('advice', () => {
  let root: string;
  beforeAll(async () => {
    root = await repositoryWith(1);
  });
  const listener = (more: Partial<Listener> = {}): Listener => ({
    sessionId: 'root',
    workingDirectory: root,
    ...more,
  });

  it('is given once to each agent, and a sub-agent has been told nothing [copilot-advice-once]', async () => {
    const { advise } = createAdvisor(optionsIn(root));
    expect(await advise(listener(), read, never)).toContain('Decision 0001');
    expect(await advise(listener(), read, never)).toBeUndefined();
    expect(await advise(listener({ agentId: 'sub' }), read, never)).toContain('Decision 0001');
    expect(await advise(listener({ agentId: 'sub' }), read, never)).toBeUndefined();
    // Older runtimes name a sub-agent by a session of its own.
    expect(await advise(listener({ sessionId: 'child' }), read, never)).toContain('Decision 0001');
  });

  it('is given again after a compaction [copilot-advice-once]', async () => {
    const { advise, newContext } = createAdvisor(optionsIn(root));
    await advise(listener(), read, never);
    newContext('sub');
    expect(await advise(listener(), read, never)).toBeUndefined();
    newContext(undefined);
    expect(await advise(listener(), read, never)).toContain('Decision 0001');
  });

  it('begins with the index again when what was said is gone, at the next prompt, once, for the main agent [copilot-advice-once]', async () => {
    const { advise, newContext } = createAdvisor(optionsIn(root));
    const prompt = (paths: readonly string[]) => () => ({ kind: 'prompt', paths }) as const;
    expect(await advise(listener(), prompt([]), never)).toBeUndefined();
    newContext('sub');
    expect(await advise(listener(), prompt([]), never)).toBeUndefined();
    newContext(undefined);
    expect(await advise(listener({ agentId: 'sub' }), prompt([]), never)).toBeUndefined();
    expect(await advise(listener(), prompt([]), AbortSignal.abort())).toBeUndefined();
    expect(await advise(listener(), prompt(['src/a.ts']), never)).toMatch(
      /^1 decision record in [^]*\nQuoted [^]*Decision 0001/,
    );
    expect(await advise(listener(), prompt(['src/a.ts']), never)).toBeUndefined();
  });

  it('says what there is in another repository that the session moves to, and nothing of the same one [copilot-advice-start]', async () => {
    const { advise, moved } = createAdvisor(optionsIn(root));
    const go = (workingDirectory: string) =>
      advise(listener({ workingDirectory }), () => ({ kind: 'prompt', paths: [] }) as const, never);
    await advise(listener(), () => ({ kind: 'session-start' }) as const, never);
    const other = await repositoryWith(2);
    moved(path.join(root, 'src'));
    expect(await go(root)).toBeUndefined();
    moved(other);
    expect(await go(other)).toMatch(/^2 decision records in /);
    moved(other);
    moved(root);
    expect(await go(root)).toBeUndefined();
  });

  it('is given once to hooks that ask at the same time [copilot-advice-once]', async () => {
    const { advise } = createAdvisor(optionsIn(root));
    const said = await Promise.all([1, 2, 3].map(() => advise(listener(), read, never)));
    expect(said.filter((text) => text !== undefined)).toHaveLength(1);
  });

  it('is taken for gone after a compaction, a step back and a cleared context, and after nothing else [copilot-advice-once]', () => {
    const types = ['session.compaction_complete', 'session.snapshot_rewind', 'session.context_cleared'];
    expect([...types, 'session.compaction_start', 'session.context_changed', 'x'].filter(forgets)).toEqual(
      types,
    );
  });

  it('that came too late does not count as given [copilot-hook-timer]', async () => {
    const { advise } = createAdvisor(optionsIn(root));
    expect(await advise(listener(), read, AbortSignal.abort())).toBeUndefined();
    expect(await advise(listener(), read, never)).toContain('Decision 0001');
  });

  it('starts no program that the environment names [copilot-advice-embedded]', async () => {
    const env = { ADRKIT_CLI: '/nowhere/adr', PRECEDENT_ENGINE: 'external' };
    const { advise } = createAdvisor(optionsIn(root, env));
    expect(await advise(listener(), read, never)).toContain('Decision 0001');
  });

  it('is none where no directory is named', async () => {
    const { advise } = createAdvisor(optionsIn(root));
    expect(await advise(listener({ workingDirectory: 'relative' }), read, never)).toBeUndefined();
    expect(
      await advise(listener({ workingDirectory: path.join(root, 'gone') }), read, never),
    ).toBeUndefined();
  });
});

describe('a path in a tool call', () => {
  it('is taken as it is written, from where the session is, and through links', async () => {
    const root = asAbsoluteDir(await repositoryWith(0), process.platform);
    if (root === undefined) throw new Error('A temporary folder is absolute.');
    const link = `${root}-link`;
    await symlink(root, link);
    expect(pathInRoot(root, root, path.join(root, 'src/a.ts'))).toBe('src/a.ts');
    expect(pathInRoot(root, path.join(root, 'src'), 'a.ts')).toBe('src/a.ts');
    expect(pathInRoot(root, path.join(root, 'src'), '../src/new/b.ts')).toBe('src/new/b.ts');
    expect(pathInRoot(root, link, path.join(link, 'src/new/b.ts'))).toBe('src/new/b.ts');
    expect(pathInRoot(root, root, '/etc/passwd')).toBeUndefined();
    expect(pathInRoot(root, root, '../outside')).toBeUndefined();
    expect(pathInRoot(root, root, '')).toBeUndefined();
    expect(pathInRoot(root, root, 'a\0b')).toBeUndefined();
  });
});
