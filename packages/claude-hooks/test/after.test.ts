import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadRecordEngine } from '@precedent/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerHook, ledgerStore, readSettings, type HookInput, type HookReply } from '../src/index.ts';

const record = [
  '---',
  `id: '0001'`,
  'title: Keep the till offline',
  'status: accepted',
  `date: '2026-01-02'`,
  `deciders: ['@ada']`,
  'affects: [{ type: path, pattern: src/** }]',
  '---',
  '',
  '## Decision',
  '',
  'We will keep the till working without a network.',
].join('\n');

let top = '';
let root = '';
beforeEach(() => {
  top = realpathSync(mkdtempSync(path.join(tmpdir(), 'after-')));
  root = path.join(top, 'team');
  write('docs/adr/0001-keep-the-till-offline.md', record);
  git('init', '--quiet');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const real = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
function git(...args: readonly string[]): void {
  const env = { PATH: process.env['PATH'], HOME: top, GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root, env });
}
function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
}

const stop = (again = false): HookInput => ({ session: 's', cwd: root, event: 'Stop', again });
const answer = (
  input: HookInput,
  settings: object = {},
  PATH = process.env['PATH'],
): Promise<HookReply | undefined> =>
  answerHook(input, {
    settings: readSettings({ ...settings }),
    ledgers: ledgerStore(path.join(top, 'data')),
    engine: loadRecordEngine,
    barred: { home: top, installFolders: [] },
    env: { PATH },
    platform: process.platform,
    signal: AbortSignal.timeout(15_000),
  });

describe('after a turn', () => {
  it('nothing is said where nothing changed since the last commit [claude-after-check]', async () => {
    write('src/till.txt', 'one');
    commit();
    expect(await answer(stop())).toBeUndefined();
  });

  it('the user is told of staged, unstaged and new files, once [claude-after-check]', async () => {
    for (const name of ['src/a.txt', 'src/b.txt']) write(name, 'one');
    commit();
    write('src/a.txt', 'two');
    git('add', 'src/a.txt');
    write('src/b.txt', 'two');
    write('src/c.txt', 'new');
    const reply = await answer(stop());
    expect(Object.keys(reply ?? {})).toEqual(['systemMessage']);
    expect(reply?.systemMessage).toContain('Governs src/a.txt, src/b.txt, src/c.txt.');
    expect(await answer(stop())).toBeUndefined();
  });

  it('in a repository without a commit every file counts as new [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    expect((await answer(stop()))?.systemMessage).toContain('src/a.txt');
  });

  it('what an agent was told is not said to the user, and what the user was told is still news to an agent [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    write('src/b.txt', 'one');
    const read = (file: string): HookInput => ({
      session: 's',
      cwd: root,
      event: 'PreToolUse',
      tool: 'Read',
      call: 'c',
      transcript: '',
      file,
      command: '',
    });
    await answer(read('src/a.txt'));
    const reply = await answer(stop());
    expect(reply?.systemMessage).toContain('covers src/b.txt');
    expect(reply?.systemMessage).not.toContain('src/a.txt');
    const told = await answer(read('src/b.txt'));
    expect(told?.hookSpecificOutput?.additionalContext).toContain('src/b.txt');
  });

  it('the model goes on once where the user chose it, and never after a stop that a hook held up [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    const settings = { afterCheck: 'model' };
    expect(await answer(stop(true), settings)).toMatchObject({
      systemMessage: expect.stringContaining('src/a.txt'),
    });
    write('src/b.txt', 'one');
    expect(await answer(stop(), settings)).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('src/b.txt'),
    });
    expect(await answer(stop(), settings)).toBeUndefined();
  });

  it('nothing is looked at where the user turned it off [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    expect(await answer(stop(), { afterCheck: 'off' })).toBeUndefined();
  });

  it('the user is told once that nothing could be looked at, why, and what to do [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    const none = path.join(top, 'empty');
    expect(await answer(stop(), {}, none)).toEqual({
      systemMessage:
        'Precedent: what this turn changed could not be looked at. git was not found. Install git 2.38 or later, or set after_check to off in the plugin’s settings.',
    });
    expect(await answer(stop(), {}, none)).toBeUndefined();
    expect(await answer(stop(), { afterCheck: 'off' }, none)).toBeUndefined();
    expect((await answer(stop()))?.systemMessage).toContain('src/a.txt');
    expect(await answer(stop(), {}, none)).toBeUndefined();
  });

  it('the user is told of a repository of another owner, and the model is not [claude-after-check]', async () => {
    write('src/a.txt', 'one');
    const git = path.join(top, 'bin', 'git');
    mkdirSync(path.dirname(git));
    writeFileSync(git, `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${real} "$@"\n`, { mode: 0o755 });
    const said = await answer(stop(), { afterCheck: 'model' }, path.dirname(git));
    expect(Object.keys(said ?? {})).toEqual(['systemMessage']);
    expect(said?.systemMessage).toContain(
      'another user owns it. Where you trust it, add it to git’s safe.directory',
    );
  });
});
