import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import type { MessagesTurn } from '../../src/models/anthropic-model.ts';

const use = (name: string, input: Readonly<Record<string, unknown>>): MessagesTurn => ({
  calls: [{ name, input }],
});
const times = (text: string, part: string): number => text.split(part).length - 1;
const index = '1 decision record in docs/adr: 1 in force, 0 proposed.';

describe.runIf(hostsWanted)('in the real Claude Code', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  beforeEach(() => void (project = claudeProject()));
  afterEach(() => project.remove());
  const read = (name: string) => use('Read', { file_path: path.join(project.root, name) });
  const edit = (name: string, old_string: string, new_string: string) =>
    use('Edit', { file_path: path.join(project.root, name), old_string, new_string });

  it('a decision is told before the edit, once to each agent, and after the turn for what a shell changed [claude-advice] [claude-after-check] [claude-pre-approved] [claude-hook-tool] [claude-context-size]', async () => {
    const run = await runClaude({
      top: project.top,
      cwd: project.root,
      prompts: ['MAINTASK: look at src/named.txt'],
      turns: [
        read('src/till.txt'),
        edit('src/till.txt', 'two', 'three'),
        read('README.md'),
        use('mcp__plugin_precedent_adr__adr_explain', { path: 'src/till.txt' }),
        use('mcp__plugin_precedent_adr__hook', { hook_event_name: 'Stop' }),
        use('Bash', { command: 'echo new > src/shell.txt' }),
        use('Agent', { description: 'x', prompt: 'SUBTASK', subagent_type: 'general-purpose' }),
      ],
      subTurns: [read('src/till.txt')],
    });
    expect(run.code).toBe(0);
    expect(run.init?.plugin_errors).toBeUndefined();
    expect(run.init?.mcp_servers).toMatchObject([{ name: 'plugin:precedent:adr', status: 'connected' }]);
    expect(run.init?.tools?.filter((name) => name.includes('precedent')).sort()).toEqual(
      ['check', 'explain', 'lint'].map((verb) => `mcp__plugin_precedent_adr__adr_${verb}`),
    );
    const [first, afterRead, afterEdit, afterOther, afterOwn, afterHook] = run.requests;
    expect(first?.text).toContain(index);
    expect(first?.text).toContain(decisionSaid('src/named.txt'));
    expect(afterRead?.latest).toContain(decisionSaid('src/till.txt'));
    expect(afterEdit?.latest).toContain('has been updated');
    expect(times(afterEdit?.text ?? '', decisionSaid('src/till.txt'))).toBe(1);
    expect(afterOther?.latest).not.toContain('decision');
    expect(afterOwn?.latest).toContain('"governing":[{');
    expect(afterHook?.latest).toContain('No such tool available');
    expect(run.subRequests[0]?.text).toContain(index);
    expect(run.subRequests[1]?.latest).toContain(decisionSaid('src/till.txt'));
    const said = run.stream
      .filter(({ subtype }) => subtype === 'informational')
      .map(({ content }) => content);
    expect(said.filter((content) => content?.includes('covers src/shell.txt'))).toHaveLength(1);
    expect(run.requests.filter(({ text }) => text.includes('covers src/shell.txt'))).toEqual([]);
    const hooks = run.stream.filter(({ subtype }) => subtype === 'hook_response');
    expect(hooks.filter(({ outcome }) => outcome !== 'success')).toEqual([]);
    expect(Math.max(...hooks.map(({ stdout = '' }) => stdout.length))).toBeLessThan(10_000);
    // An ordinary shell command starts nothing of ours.
    expect(run.hooks('PreToolUse:Bash')).toEqual([]);
    expect(run.requests.at(-1)?.text).not.toContain('hook success');
  });

  it('a decision is told again after a compaction and after /clear [claude-new-context]', async () => {
    const run = await runClaude({
      top: project.top,
      cwd: project.root,
      prompts: ['MAINTASK', '/compact', 'MAINTASK again', '/clear', 'MAINTASK anew'],
      turns: [
        read('src/till.txt'),
        { text: 'done' },
        { text: '<summary>They talked.</summary>' },
        read('src/till.txt'),
        { text: 'done' },
        read('src/till.txt'),
      ],
    });
    const answers = run.hooks('PreToolUse:Read').map(({ stdout }) => stdout ?? '');
    expect(answers).toHaveLength(3);
    for (const answer of answers) expect(answer).toContain('src/till.txt');
    for (const source of ['startup', 'compact', 'clear']) {
      expect(run.hooks(`SessionStart:${source}`)).toMatchObject([{ stdout: expect.stringContaining(index) }]);
    }
  });

  it('the first edit of a governed file is refused once, where the user chose it [claude-hold]', async () => {
    const settings = path.join(project.top, 'home', '.claude', 'settings.json');
    mkdirSync(path.dirname(settings), { recursive: true });
    const options = { mode: 'hold', after_check: 'model' };
    writeFileSync(settings, JSON.stringify({ pluginConfigs: { 'precedent@inline': { options } } }));
    const run = await runClaude({
      top: project.top,
      cwd: project.root,
      turns: [
        read('src/till.txt'),
        edit('src/till.txt', 'two', 'three'),
        edit('src/till.txt', 'two', 'three'),
        edit('src/till.txt', 'three', 'four'),
        use('Bash', { command: 'echo new > src/shell.txt' }),
        { text: 'done' },
        { text: 'looked again' },
      ],
    });
    expect(run.requests[2]?.latest).toContain('This edit was not made, once');
    expect(run.requests[2]?.latest).toContain(decisionSaid('src/till.txt'));
    expect(run.requests[3]?.latest).toContain('has been updated');
    expect(run.requests[4]?.latest).toContain('has been updated');
    expect(readFileSync(path.join(project.root, 'src/till.txt'), 'utf8')).toBe('four\n');
    // The model goes on once, and no more.
    expect(run.requests[6]?.latest).toContain('covers src/shell.txt');
    expect(run.requests).toHaveLength(7);
  });
});
