import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const first = 'This edit was not made, once:';
const together = 'This edit was not made either:';
const updated = 'has been updated';
const times = (text = '', part: string): number => text.split(part).length - 1;

describe.runIf(hostsWanted)('in the real Claude Code edits that are held', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  beforeEach(() => {
    project = claudeProject();
    const settings = path.join(project.top, 'home', '.claude', 'settings.json');
    mkdirSync(path.dirname(settings), { recursive: true });
    const pluginConfigs = { 'precedent@inline': { options: { mode: 'hold' } } };
    writeFileSync(settings, JSON.stringify({ pluginConfigs }));
    for (const name of ['a', 'b']) project.write(`src/${name}.txt`, 'one\ntwo\n');
  });
  afterEach(() => project.remove());
  const file = (name: string) => path.join(project.root, name);
  const text = (name: string) => readFileSync(file(name), 'utf8');
  const reads = () =>
    ['src/a.txt', 'src/b.txt'].map((name) => ({ name: 'Read', input: { file_path: file(name) } }));
  const edit = (name: string, old_string: string, new_string: string) => ({
    name: 'Edit',
    input: { file_path: file(name), old_string, new_string },
  });

  it('are all refused when one message sends several, each file’s reasons once, and all pass when sent again [claude-hold]', async () => {
    const edits = [
      edit('src/a.txt', 'one', 'ONE'),
      edit('src/b.txt', 'one', 'ONE'),
      edit('src/a.txt', 'two', 'TWO'),
    ];
    const turns = [
      { calls: reads() },
      { calls: edits },
      { calls: edits },
      { calls: [edit('src/b.txt', 'two', 'TWO')] },
    ];
    const { code, requests } = await runClaude({ top: project.top, cwd: project.root, turns });
    expect(code).toBe(0);
    const [, , refused, passed, later] = requests;
    expect(times(refused?.latest, first)).toBe(2);
    expect(times(refused?.latest, together)).toBe(1);
    expect(times(refused?.latest, updated)).toBe(0);
    for (const name of ['src/a.txt', 'src/b.txt']) expect(times(refused?.latest, decisionSaid(name))).toBe(1);
    expect(times(passed?.latest, updated)).toBe(3);
    expect(passed?.latest).not.toContain('decision');
    expect(times(later?.latest, updated)).toBe(1);
    expect([text('src/a.txt'), text('src/b.txt')]).toEqual(['ONE\nTWO\n', 'ONE\nTWO\n']);
  });

  it('of a sub-agent are refused likewise, by its own transcript [claude-hold]', async () => {
    const agent = {
      name: 'Agent',
      input: { description: 'x', prompt: 'SUBTASK', subagent_type: 'general-purpose' },
    };
    const edits = [edit('src/a.txt', 'one', 'uno'), edit('src/a.txt', 'two', 'due')];
    const { code, subRequests } = await runClaude({
      top: project.top,
      cwd: project.root,
      turns: [{ calls: [agent] }],
      subTurns: [{ calls: reads() }, { calls: edits }, { calls: edits }],
    });
    expect(code).toBe(0);
    expect(times(subRequests[2]?.latest, first)).toBe(1);
    expect(times(subRequests[2]?.latest, together)).toBe(1);
    expect(times(subRequests[3]?.latest, updated)).toBe(2);
    expect(text('src/a.txt')).toBe('uno\ndue\n');
  });

  it('pass when sent again where the host keeps no transcript [claude-hold]', async () => {
    const edits = [edit('src/a.txt', 'one', 'ONE')];
    const { code, requests } = await runClaude({
      top: project.top,
      cwd: project.root,
      args: ['--no-session-persistence'],
      turns: [{ calls: reads() }, { calls: edits }, { calls: edits }],
    });
    expect(code).toBe(0);
    expect(times(requests[2]?.latest, first)).toBe(1);
    expect(times(requests[3]?.latest, updated)).toBe(1);
  });
});
