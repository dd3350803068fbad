import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callTool, connect, systemPath, type McpClient } from '../../src/drivers/mcp.ts';
import { hookEvent } from '../../src/hosts/claude-hook.ts';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { builtPlugin } from '../../src/hosts/claude.ts';
import { writeProgram } from '../../src/repositories/git.ts';

const index =
  '1 decision record in docs/adr: 1 in force, 0 proposed.\\nLatest in force: 0001 Keep the till offline.\\n' +
  'They govern src/**; 0 decisions in force state no scope.\\nBefore you change a file, ask adr_explain about it, or ' +
  'adr_check about several, and keep to what governs them.\\nWhere a change would break a decision, say so to the ' +
  'user; only people make, change and ratify decisions.';
const quoted = 'Quoted from this repository’s decision records, which govern ';
const changed = `${quoted}files that changed; hold the changes against them:\\n${decisionSaid('src/new.txt')}`;
const governs = `${quoted}src/till.txt; keep this change to them:\\n${decisionSaid('src/till.txt')}`;
const denied = (reason: string) =>
  `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"${reason}"}}`;
const refused = denied(
  'This edit was not made, once: read what governs the file, then send the edit again in keeping with it.\\n' +
    governs,
);
const alsoRefused = denied(
  'This edit was not made either: it was sent together with the one that was refused, before what governs the file ' +
    'could be read. Send it again in keeping with that.',
);

describe('to the byte the tool that hooks call', () => {
  let project: ClaudeProject;
  let servers: McpClient[] = [];
  beforeEach(() => {
    project = claudeProject();
    servers = [];
    mkdirSync(path.join(project.top, 'home'));
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    project.remove();
  });

  /** Starts the plugin's server as its manifest does, with settings; gives what it answers to an event. */
  const withSettings = (...settings: readonly string[]) => started(settings, systemPath);
  async function started(settings: readonly string[], PATH: string) {
    const server = await connect({
      file: path.join(builtPlugin, 'server.mjs'),
      args: [`--data=${path.join(project.top, 'data')}`, '--cli=', '--corpus=', ...settings],
      cwd: project.root,
      env: { HOME: path.join(project.top, 'home'), PATH },
    });
    servers.push(server);
    return async (event: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const { kind, text } = await callTool(
        server.client,
        'hook',
        JSON.parse(hookEvent(project.root, event, more)) as object,
      );
      return kind === 'failure' ? `failure ${text}` : text;
    };
  }
  const change = () => project.write('src/new.txt', 'x\n');
  const edit = (more: object = {}) => ({
    tool_name: 'Edit',
    tool_input: {
      file_path: path.join(project.root, 'src/till.txt'),
      old_string: 'two',
      new_string: 'three',
    },
    ...more,
  });

  it('tells the user after a turn, once, and the model nothing [claude-reply-table] [claude-after-check]', async () => {
    const call = await withSettings('--mode=advise', '--after=user');
    expect(await call('Stop', { stop_hook_active: false })).toBe('{}');
    change();
    expect(await call('Stop', { stop_hook_active: false })).toBe(`{"systemMessage":"Precedent: ${changed}"}`);
    expect(await call('Stop', { stop_hook_active: false })).toBe('{}');
  });

  it('lets the model go on once after a turn where the user chose it [claude-reply-table] [claude-after-check]', async () => {
    const call = await withSettings('--mode=advise', '--after=model');
    change();
    const goOn = `{"decision":"block","reason":"Before you finish, hold your changes against these decisions.\\n${changed}"}`;
    expect(await call('Stop', { stop_hook_active: 'false' })).toBe(goOn);
    for (const stop_hook_active of ['true', true, 'false', false])
      expect(await call('Stop', { stop_hook_active })).toBe('{}');
  });

  it('holds up no stop that a hook has held up before [claude-reply-table] [claude-after-check]', async () => {
    const call = await withSettings('--after=model');
    change();
    expect(await call('Stop', { stop_hook_active: 'true' })).toBe(
      `{"systemMessage":"Precedent: ${changed}"}`,
    );
  });

  it('says nothing after a turn where the user turned it off [claude-reply-table] [claude-after-check]', async () => {
    const call = await withSettings('--after=off');
    change();
    expect(await call('Stop', { stop_hook_active: false })).toBe('{}');
  });

  it('tells each sub-agent what exists, and none of a folder without records [claude-reply-table] [claude-advice]', async () => {
    const call = await withSettings();
    const told = `{"hookSpecificOutput":{"hookEventName":"SubagentStart","additionalContext":"${index}"}}`;
    for (const agent_id of ['s1', 's2', 's1'])
      expect(await call('SubagentStart', { agent_id, agent_type: 'Explore' })).toBe(told);
    for (const more of [{ agent_id: '' }, { agent_id: 's3', cwd: path.join(project.top, 'home') }])
      expect(await call('SubagentStart', more)).toBe('{}');
  });

  it('refuses the first edit once, with the decisions, and lets every later one pass [claude-reply-table] [claude-hold]', async () => {
    const call = await withSettings('--mode=hold');
    expect(await call('PreToolUse', edit())).toBe(refused);
    expect(await call('PreToolUse', edit())).toBe('{}');
    expect(await call('PreToolUse', edit({ agent_id: 's1' }))).toBe(refused);
    expect(await call('PreToolUse', edit({ agent_id: 's1' }))).toBe('{}');
    const other = { tool_input: { file_path: path.join(project.root, 'README.md'), content: 'x' } };
    expect(await call('PreToolUse', { tool_name: 'Write', ...other })).toBe('{}');
  });

  it('refuses the others of the same message in one sentence [claude-reply-table] [claude-hold]', async () => {
    const call = await withSettings('--mode=hold');
    const transcript_path = path.join(project.top, 'transcript.jsonl');
    const line = (message: string, id: string) =>
      `${JSON.stringify({ type: 'assistant', message: { id: message, content: [{ type: 'tool_use', id }] } })}\n`;
    writeFileSync(transcript_path, line('m1', 'c1') + line('m1', 'c2') + line('m2', 'c3'));
    const sent = (tool_use_id: string) => call('PreToolUse', edit({ tool_use_id, transcript_path }));
    expect(await sent('c1')).toBe(refused);
    expect(await sent('c2')).toBe(alsoRefused);
    expect(await sent('c3')).toBe('{}');
    expect(await sent('c2')).toBe('{}');
  });

  it('starts no program but after a turn, and then git alone [claude-latency]', async () => {
    const marker = path.join(project.top, 'started');
    const git = writeProgram(project.top, 'bin/git', `#!/bin/sh\necho "$0" >> ${marker}\nexit 1\n`);
    const call = await started([], path.dirname(git));
    for (const name of ['src/till.txt', 'README.md', 'docs/adr/0001-keep-the-till-offline.md'])
      for (const tool_name of ['Read', 'Edit', 'Write'])
        await call('PreToolUse', {
          tool_name,
          tool_input: { file_path: path.join(project.root, name), content: 'x' },
        });
    await call('UserPromptSubmit', { prompt: 'Change src/till.txt' });
    await call('SubagentStart', { agent_id: 's1' });
    expect(existsSync(marker)).toBe(false);
    await call('Stop', { stop_hook_active: false });
    expect(readFileSync(marker, 'utf8')).toContain(git);
  });
});
