import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { guardQuestion } from '@precedent/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/drivers/mcp.ts';
import { claudeProject, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { hookEvent, runHook } from '../../src/hosts/claude-hook.ts';
import { builtPlugin } from '../../src/hosts/claude.ts';

let project: ClaudeProject;
let empty = '';
let data = '';
let home = '';
beforeAll(() => {
  project = claudeProject();
  empty = path.join(project.top, 'empty');
  home = path.join(project.top, 'home');
  data = path.join(project.top, 'data');
  for (const folder of [empty, home]) mkdirSync(folder);
});
afterAll(() => project.remove());

const index =
  '1 decision record in docs/adr: 1 in force, 0 proposed.\\nLatest in force: 0001 Keep the till offline.\\n' +
  'They govern src/**; 0 decisions in force state no scope.\\nBefore you change a file, ask adr_explain about it, or ' +
  'adr_check about several, and keep to what governs them.\\nWhere a change would break a decision, say so to the ' +
  'user; only people make, change and ratify decisions.';
const contextOf = (event: string, text: string) =>
  `{"hookSpecificOutput":{"hookEventName":"${event}","additionalContext":"${text}"}}`;
const asked = (event: string) =>
  `{"hookSpecificOutput":{"hookEventName":"${event}","permissionDecision":"ask","permissionDecisionReason":"${guardQuestion}"}}`;
const shell = (event: string, command: string) =>
  hookEvent(project.root, event, { tool_name: 'Bash', tool_input: { command } });
const start = (more: object) => hookEvent(project.root, 'SessionStart', { source: 'startup', ...more });

describe('the hook command', () => {
  const rows: [what: string, stdin: () => string | Buffer | undefined, stdout: string][] = [
    [
      'says what exists when a session starts',
      () => start({ session_id: 'a' }),
      contextOf('SessionStart', index),
    ],
    ['says it once', () => start({ session_id: 'a', source: 'resume' }), ''],
    [
      'says it anew after a compaction',
      () => start({ session_id: 'a', source: 'compact' }),
      contextOf('SessionStart', index),
    ],
    ['says nothing of a folder without records', () => start({ session_id: 'b', cwd: empty }), ''],
    ['says nothing of a directory that is gone', () => start({ session_id: 'b', cwd: '/no/such' }), ''],
    ['says nothing of the home directory', () => start({ session_id: 'b', cwd: home }), ''],
    [
      'asks about a command that writes a record',
      () => shell('PreToolUse', 'npx adr new "x"'),
      asked('PreToolUse'),
    ],
    [
      'asks about one in a skill',
      () => shell('PreSkillShellCommand', 'adr accept 3'),
      asked('PreSkillShellCommand'),
    ],
    ['passes a command that reads records', () => shell('PreToolUse', 'adr list && cat docs/adr/0001*'), ''],
    [
      'passes a commit message that mentions one',
      () => shell('PreToolUse', 'git commit -m "run adr new"'),
      '',
    ],
    [
      'passes a tool it does not guard',
      () =>
        hookEvent(project.root, 'PreToolUse', { tool_name: 'Read', tool_input: { file_path: 'adr new' } }),
      '',
    ],
    ['passes an event it does not know', () => hookEvent(project.root, 'Unheard'), ''],
    [
      'passes a prompt, which the server answers',
      () => hookEvent(project.root, 'UserPromptSubmit', { prompt: 'src/till.txt' }),
      '',
    ],
    [
      'passes the end of a turn, which the server answers',
      () => hookEvent(project.root, 'Stop', { stop_hook_active: false, last_assistant_message: 'done' }),
      '',
    ],
    [
      'passes the start of a sub-agent, which the server answers',
      () => hookEvent(project.root, 'SubagentStart', { agent_id: 's1', agent_type: 'general-purpose' }),
      '',
    ],
    [
      'passes an edit, which the server holds or not',
      () =>
        hookEvent(project.root, 'PreToolUse', {
          tool_name: 'Edit',
          tool_input: { file_path: path.join(project.root, 'src/till.txt') },
        }),
      '',
    ],
    ['passes empty input', () => '', ''],
    ['passes malformed input', () => '{"hook_event_name":"PreToolUse","tool_inp', ''],
    ['passes input of another shape', () => '[{"hook_event_name":"PreToolUse"}]', ''],
    [
      'passes fields of other types',
      () => '{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":{"x":1}},"cwd":7}',
      '',
    ],
    ['reads past a byte-order mark', () => `\uFEFF${shell('PreToolUse', 'adr new x')}`, asked('PreToolUse')],
    ['reads past NULs at the end', () => `${shell('PreToolUse', 'adr new x')}\0\0`, asked('PreToolUse')],
    [
      'judges 5 MB of command line',
      () => shell('PreToolUse', `echo ${'x'.repeat(5_000_000)}; adr new x`),
      asked('PreToolUse'),
    ],
    ['passes 5 MB that is no JSON', () => Buffer.alloc(5_000_000, 'x'), ''],
    [
      'passes input beyond 32 MiB',
      () => shell('PreToolUse', `${'x'.repeat(33 * 1024 * 1024)}; adr new x`),
      '',
    ],
    ['passes bytes that are no UTF-8', () => Buffer.from([0xff, 0xfe, 0x00, 0xd8]), ''],
  ];

  it.each(rows)('%s [claude-reply-table]', async (_, stdin, stdout) => {
    expect(await runHook({ data, home, stdin: stdin() })).toEqual({ code: 0, stdout, stderr: '' });
  });

  it('gives up in silence when stdin stays open [claude-reply-table]', async () => {
    const began = performance.now();
    expect(await runHook({ data, home, stdin: undefined })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('denies where the user set it, as the server left it in the plugin’s own folder [claude-guard]', async () => {
    const own = path.join(project.top, 'own-data');
    const server = await connect({
      file: path.join(builtPlugin, 'server.mjs'),
      args: [`--data=${own}`, '--guard=deny', '--mode=', '--corpus=', '--cli='],
      cwd: project.root,
      env: { HOME: home },
    });
    await server.close();
    const env = { CLAUDE_PLUGIN_OPTION_RECORD_COMMANDS: 'ask', CLAUDE_PLUGIN_DATA: '/elsewhere' };
    const { stdout } = await runHook({ data: own, home, stdin: shell('PreToolUse', 'adr new x'), env });
    expect(stdout).toBe(asked('PreToolUse').replace('"ask"', '"deny"'));
  });

  it('keeps what was told in files of the user’s own alone [claude-ledger]', () => {
    const ledgers = path.join(data, 'ledgers');
    expect(readdirSync(ledgers)).toContain('a.json');
    expect(readdirSync(ledgers).filter((name) => !name.endsWith('.json'))).toEqual([]);
    expect(statSync(path.join(ledgers, 'a.json')).mode & 0o777).toBe(0o600);
    expect(statSync(ledgers).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(path.join(ledgers, 'a.json'), 'utf8'))).toMatchObject({ session: 'a' });
  });

  it('tells an index once when eight sessions of one name start together [claude-ledger]', async () => {
    const ran = await Promise.all(
      Array.from({ length: 8 }, () => runHook({ data, home, stdin: start({ session_id: 'together' }) })),
    );
    expect(ran.map(({ code }) => code)).toEqual(Array(8).fill(0));
    expect(ran.filter(({ stdout }) => stdout !== '')).toHaveLength(1);
  });
});
