import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool, connect, type McpClient } from '../../src/drivers/mcp.ts';
import { hookEvent } from '../../src/hosts/claude-hook.ts';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { builtPlugin } from '../../src/hosts/claude.ts';

const contextOf = (event: string, text: string) =>
  `{"hookSpecificOutput":{"hookEventName":"${event}","additionalContext":"${text}"}}`;

describe('the tool that hooks call', () => {
  let project: ClaudeProject;
  let server: McpClient;
  beforeAll(async () => {
    project = claudeProject();
    const home = path.join(project.top, 'home');
    mkdirSync(home);
    server = await connect({
      file: path.join(builtPlugin, 'server.mjs'),
      args: [`--data=${path.join(project.top, 'tool-data')}`, '--cli=', '--corpus=', '--mode=advise'],
      cwd: project.root,
      env: { HOME: home },
    });
    symlinkSync(project.root, path.join(project.top, 'link'));
  });
  afterAll(async () => {
    await server.close();
    project.remove();
  });

  const call = async (event: string, more: Readonly<Record<string, unknown>>): Promise<string> => {
    const args = JSON.parse(hookEvent(project.root, event, more)) as object;
    const answer = await callTool(server.client, 'hook', args).catch(() => undefined);
    return answer?.kind === 'failure' ? `failure ${answer.text}` : (answer?.text ?? 'error');
  };
  const tool = (name: string, tool_input: object, more: object = {}) =>
    call('PreToolUse', { tool_name: name, tool_input, ...more });

  it('is not among the tools a model is shown [claude-hook-tool]', async () => {
    const { tools } = await server.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['adr_check', 'adr_explain', 'adr_lint']);
  });

  it('says what governs a file when it is read, and not again when it is edited [claude-advice]', async () => {
    const read = await tool('Read', { file_path: path.join(project.root, 'src/till.txt') });
    const head = 'Quoted from this repository’s decision records, which govern src/till.txt:\\n';
    expect(read).toBe(contextOf('PreToolUse', head + decisionSaid('src/till.txt')));
    const edit = {
      file_path: path.join(project.root, 'src/till.txt'),
      old_string: 'two',
      new_string: 'three',
    };
    expect(await tool('Edit', edit)).toBe('{}');
  });

  it('tells a sub-agent what the main one was told [claude-advice]', async () => {
    const read = await tool(
      'Read',
      { file_path: path.join(project.root, 'src/till.txt') },
      { agent_id: 's1' },
    );
    expect(read).toContain(decisionSaid('src/till.txt'));
  });

  it('follows the links of the project and of the file [claude-real-paths]', async () => {
    const file_path = path.join(project.top, 'link', 'src', 'new', 'file.txt');
    expect(await tool('Write', { file_path, content: 'x' })).toContain(decisionSaid('src/new/file.txt'));
  });

  it.each([
    ['a file that nothing governs', () => ({ file_path: path.join(project.root, 'README.md') })],
    ['a file outside', () => ({ file_path: '/etc/hostname' })],
    ['git’s own folder', () => ({ file_path: path.join(project.root, '.git/config') })],
    ['no file', () => ({ file_path: '' })],
    ['a name with a NUL', () => ({ file_path: 'src/\0x' })],
    ['a name with control characters', () => ({ file_path: `${project.root}/src/\u001B]0;x\u0007.txt` })],
  ])('says nothing of %s [claude-advice]', async (_, input) => {
    expect(await tool('Read', input())).toBe('{}');
  });

  it('says what governs the files that a prompt names, in full or not [claude-advice]', async () => {
    const prompt = `Compare src/a.txt with ${path.join(project.root, 'src/b.txt')}, please.`;
    const said = await call('UserPromptSubmit', { session_id: 'p', prompt });
    expect(said).toContain('Governs src/a.txt, src/b.txt.');
    expect(await call('UserPromptSubmit', { session_id: 'p', prompt })).toBe('{}');
  });

  it('lets its own tools run, and no others [claude-pre-approved]', async () => {
    const own = 'mcp__plugin_precedent_adr__adr_explain';
    expect(await tool(own, {})).toBe(
      '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"It only reads decision records."}}',
    );
    for (const other of [`${own}_more`, 'mcp__other__adr_explain', 'mcp__plugin_precedent_adr__hook']) {
      expect(await tool(other, {})).toBe('{}');
    }
  });

  it('has no opinion on what it cannot read [claude-reply-table]', async () => {
    for (const args of [
      {},
      { hook_event_name: 7 },
      { hook_event_name: 'PreToolUse', tool_input: '{"file_' },
    ]) {
      expect(await callTool(server.client, 'hook', args)).toMatchObject({ text: '{}' });
    }
  });
});
