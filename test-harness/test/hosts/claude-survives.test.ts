import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemPath } from '../../src/drivers/mcp.ts';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import type { MessagesTurn } from '../../src/models/anthropic-model.ts';

const use = (name: string, input: Readonly<Record<string, unknown>>): MessagesTurn => ({
  calls: [{ name, input }],
});

describe.runIf(hostsWanted)('in the real Claude Code a session goes on', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  beforeEach(() => void (project = claudeProject()));
  afterEach(() => project.remove());
  const file = (name: string) => path.join(project.root, name);

  it('when the server is killed: what was told is not told again, what was not is [claude-survives]', async () => {
    project.write('src/other.txt', 'x\n');
    const run = await runClaude({
      top: project.top,
      cwd: project.root,
      turns: [
        use('Read', { file_path: file('src/till.txt') }),
        use('Bash', { command: 'kill -9 $(pgrep -f -- "server.mjs --data=$HOME")' }),
        use('Read', { file_path: file('src/till.txt') }),
        use('Read', { file_path: file('src/till.txt') }),
        use('Read', { file_path: file('src/other.txt') }),
      ],
    });
    expect(run.code).toBe(0);
    expect(run.requests).toHaveLength(6);
    expect(run.hooks('PreToolUse:Read').filter(({ outcome }) => outcome !== 'success').length).toBeLessThan(
      2,
    );
    expect(run.requests[3]?.latest).toContain('two');
    expect(run.requests[5]?.latest).toContain(decisionSaid('src/other.txt'));
    expect(run.requests[5]?.text.split(decisionSaid('src/till.txt'))).toHaveLength(2);
  });

  it('without Node on PATH, where only what may write a record is held back, in plain words [claude-survives]', async () => {
    const bin = path.join(project.top, 'bin');
    mkdirSync(bin);
    for (const name of ['sh', 'bash', 'git', 'cat', 'tr', 'ls', 'env', 'uname', 'grep']) {
      const found = systemPath.split(path.delimiter).map((folder) => path.join(folder, name));
      const target = found.find((candidate) => existsSync(candidate));
      if (target !== undefined) symlinkSync(target, path.join(bin, name));
    }
    const commands = [
      'grep -r adr docs; grep -rl till docs/adr',
      'cat docs/adr/*.md',
      'for f in *.md; do echo "seen $f"; done',
      'adr list || echo read',
      'adr new x',
      'npx adr accept 1',
    ];
    const run = await runClaude({
      top: project.top,
      cwd: project.root,
      env: { PATH: bin },
      turns: [
        use('Read', { file_path: file('src/till.txt') }),
        ...commands.map((command) => use('Bash', { command })),
      ],
    });
    expect(run.code).toBe(0);
    const [, read, ...answers] = run.requests.map(({ latest }) => latest);
    expect(read).toContain('two');
    const shown = ['docs/adr/0001', 'Keep the till offline', 'seen README.md', 'read'];
    for (const [index, text] of shown.entries()) expect(answers[index]).toContain(text);
    for (const answer of answers.slice(shown.length)) {
      expect(answer).toContain('Node was not found on PATH. Let the user install Node');
      expect(answer?.split('This command was not run')).toHaveLength(2);
      expect(answer).not.toContain('onFailure');
    }
  });

  it('after 200 reads in a row, each file told once [claude-survives] [claude-context-size]', async () => {
    const names = Array.from({ length: 200 }, (_, number) => `src/f${number}.txt`);
    for (const name of names) project.write(name, 'x\n');
    const calls = names.map((name) => ({ name: 'Read', input: { file_path: file(name) } }));
    const run = await runClaude({ top: project.top, cwd: project.root, turns: [{ calls }] });
    expect(run.code).toBe(0);
    const hooks = run.stream.filter(({ subtype }) => subtype === 'hook_response');
    expect(hooks.filter(({ outcome }) => outcome !== 'success')).toEqual([]);
    const told = run.requests[1]?.latest ?? '';
    for (const name of names) expect(told.split(`covers ${name}.`)).toHaveLength(2);
  });

  it('after a tool input of 5 MB, which is written and told of as any other [claude-survives]', async () => {
    const content = 'y'.repeat(5_000_000);
    const turns = [use('Write', { file_path: file('src/big.txt'), content })];
    const run = await runClaude({ top: project.top, cwd: project.root, turns });
    expect(run.code).toBe(0);
    expect(readFileSync(file('src/big.txt'), 'utf8')).toBe(content);
    expect(run.requests[1]?.latest).toContain(decisionSaid('src/big.txt'));
  });
});
