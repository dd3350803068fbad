import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadRecordEngine } from '@precedent/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerHook, inputFromFields, ledgerStore, readSettings, type LedgerStore } from '../src/index.ts';

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

const reasons = 'We will keep the till working without a network.';
const first = 'This edit was not made, once:';
const together = 'This edit was not made either:';

let top = '';
let root = '';
let transcript = '';
let ledgers: LedgerStore;
beforeEach(() => {
  top = realpathSync(mkdtempSync(path.join(tmpdir(), 'hold-')));
  root = path.join(top, 'team');
  mkdirSync(path.join(root, '.git'), { recursive: true });
  mkdirSync(path.join(root, 'docs/adr'), { recursive: true });
  writeFileSync(path.join(root, 'docs/adr/0001-keep-the-till-offline.md'), record);
  transcript = path.join(top, 's.jsonl');
  writeFileSync(transcript, '{"type":"user","message":{"role":"user","content":"go"}}\n');
  ledgers = ledgerStore(path.join(top, 'data'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** As the host writes a message of the model: one line for each of its blocks. */
function say(message: string, calls: readonly string[], file = transcript): void {
  mkdirSync(path.dirname(file), { recursive: true });
  for (const id of calls) {
    const content = [{ type: 'tool_use', id, name: 'Edit', input: {} }];
    appendFileSync(file, `${JSON.stringify({ type: 'assistant', message: { id: message, content } })}\n`);
  }
}

/** What the hook says of an edit: the reason of a refusal, or nothing. */
async function edit(call: string, file: string, more: object = {}): Promise<string | undefined> {
  const input = inputFromFields({
    hook_event_name: 'PreToolUse',
    session_id: 's',
    cwd: root,
    transcript_path: transcript,
    tool_use_id: call,
    tool_name: 'Edit',
    tool_input: { file_path: path.join(root, file), old_string: 'a', new_string: 'b' },
    ...more,
  });
  const reply =
    input &&
    (await answerHook(input, {
      settings: readSettings({ mode: 'hold' }),
      ledgers,
      engine: loadRecordEngine,
      barred: { home: top, installFolders: [] },
      env: {},
      platform: process.platform,
      signal: AbortSignal.timeout(15_000),
    }));
  return reply?.hookSpecificOutput?.permissionDecisionReason;
}

describe('edits that are held', () => {
  it('are refused on each file once, with the reasons, and pass when sent again [claude-hold]', async () => {
    say('m1', ['c1', 'c2']);
    for (const [call, file] of [
      ['c1', 'src/a.txt'],
      ['c2', 'src/b.txt'],
    ] as const) {
      const reason = await edit(call, file);
      expect(reason).toContain(first);
      expect(reason).toContain(reasons);
    }
    say('m2', ['c3', 'c4', 'c5']);
    for (const [call, file] of [
      ['c3', 'src/a.txt'],
      ['c4', 'src/b.txt'],
      ['c5', 'src/a.txt'],
    ] as const)
      expect(await edit(call, file)).toBeUndefined();
  });

  it('of one file in one message are all refused, with the reasons once, and all pass when sent again [claude-hold]', async () => {
    say('m1', ['c1', 'c2', 'c3']);
    expect(await edit('c1', 'src/a.txt')).toContain(reasons);
    for (const call of ['c2', 'c3']) {
      const reason = await edit(call, 'src/a.txt');
      expect(reason).toContain(together);
      expect(reason).not.toContain(reasons);
    }
    say('m2', ['c4', 'c5']);
    expect(await edit('c4', 'src/a.txt')).toBeUndefined();
    expect(await edit('c5', 'src/a.txt')).toBeUndefined();
  });

  it('are told apart although the host writes its transcript late [claude-hold]', async () => {
    say('m1', ['c1']);
    expect(await edit('c1', 'src/a.txt')).toContain(first);
    setTimeout(() => say('m1', ['c2']), 60);
    expect(await edit('c2', 'src/a.txt')).toContain(together);
    setTimeout(() => say('m2', ['c3']), 60);
    expect(await edit('c3', 'src/a.txt')).toBeUndefined();
  });

  it('of a sub-agent are told apart by its own transcript [claude-hold]', async () => {
    const own = path.join(top, 's', 'subagents', 'agent-x1.jsonl');
    const agent = { agent_id: 'x1' };
    say('m1', ['c1', 'c2'], own);
    expect(await edit('c1', 'src/a.txt', agent)).toContain(first);
    expect(await edit('c2', 'src/a.txt', agent)).toContain(together);
    say('m2', ['c3'], own);
    expect(await edit('c3', 'src/a.txt', agent)).toBeUndefined();
    expect(await edit('c4', 'src/a.txt')).toContain(first);
  });

  it('pass when sent again where the host keeps no transcript [claude-hold]', async () => {
    const none = { transcript_path: path.join(top, 'none.jsonl') };
    expect(await edit('c1', 'src/a.txt', none)).toContain(first);
    expect(await edit('c2', 'src/a.txt', none)).toBeUndefined();
    expect(await edit('', 'src/b.txt', { transcript_path: '' })).toContain(first);
    expect(await edit('', 'src/b.txt', { transcript_path: '' })).toBeUndefined();
  });

  it('pass when sent again where nothing can be kept in a file [claude-hold] [claude-ledger]', async () => {
    writeFileSync(path.join(top, 'plain'), '');
    for (const folder of [undefined, path.join(top, 'plain')]) {
      ledgers = ledgerStore(folder);
      expect(await edit('c1', 'src/a.txt')).toContain(first);
      expect(await edit('c2', 'src/a.txt')).toBeUndefined();
    }
  });
});
