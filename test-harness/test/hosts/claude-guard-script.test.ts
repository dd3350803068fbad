import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guardQuestion } from '@precedent/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPath } from '../../src/drivers/mcp.ts';
import { hookEvent } from '../../src/hosts/claude-hook.ts';
import { builtPlugin } from '../../src/hosts/claude.ts';
import { readTracked } from '../../src/source/tracked.ts';

const corpus = (name: string): string[] =>
  readTracked(`packages/core/test/guard/corpus/${name}.txt`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('## '))
    .map((line) => line.replaceAll('⏎', '\n'));

const reason =
  'This command was not run: it may write a decision record, and Precedent cannot tell, because Node was not found on ' +
  'PATH. Let the user install Node 20.19 or later and start Claude Code from a shell that finds it, or disable the ' +
  'plugin precedent in /plugin.';
const denied = (event: string) =>
  `{"hookSpecificOutput":{"hookEventName":"${event}","permissionDecision":"deny","permissionDecisionReason":"${reason}"}}`;

describe.skipIf(process.platform === 'win32')('the script before the guard', () => {
  let top = '';
  let withoutNode = '';
  beforeAll(() => {
    top = mkdtempSync(path.join(tmpdir(), 'guard-'));
    withoutNode = path.join(top, 'bin');
    mkdirSync(withoutNode);
    for (const name of ['cat', 'tr']) {
      const { stdout } = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
      symlinkSync(stdout.trim(), path.join(withoutNode, name));
    }
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  /** As `hooks.json` has it and the host runs it. */
  const run = (command: string, PATH: string, event = 'PreToolUse') => {
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', '. "$CLAUDE_PLUGIN_ROOT/guard.sh"'], {
      input: hookEvent('/project', event, { tool_name: 'Bash', tool_input: { command } }),
      env: { PATH, CLAUDE_PLUGIN_ROOT: builtPlugin, CLAUDE_PLUGIN_DATA: path.join(top, 'data') },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const answered = (stdout: string) => ({ status: 0, stdout, stderr: '' });

  it('passes on to the guard every command line that the guard asks about [claude-guard] [claude-survives]', () => {
    const commands = corpus('writing.sh');
    expect(commands.length).toBeGreaterThan(100);
    const missed = commands.filter((command) => run(command, withoutNode).stdout !== denied('PreToolUse'));
    expect(missed).toEqual([]);
  });

  it.each([
    "a$'\\x64'r new x", // oxlint-disable-line no-useless-escape
    'ad\\\nr new x',
    'adr n\\\new x',
    `'a'"d"r n"e"w x`,
    'a=ad; ${a}r new x',
    'a=r; ad$a new x',
    `${'x'.repeat(1_000_000)}; a\\dr n\\ew x`,
  ])('passes on a name that is written in pieces [claude-guard]', (command) => {
    expect(run(command, withoutNode)).toEqual(answered(denied('PreToolUse')));
  });

  it.each([
    'grep -r adr docs',
    'cat docs/adr/0001-keep-the-till-offline.md',
    'ls docs/adr && head -5 docs/adr/*.md',
    'adr list',
    'for f in *.ts; do echo $f; done',
    'docker run \\\n  --rm x',
    '',
  ])('starts nothing for %s, with Node or without [claude-latency] [claude-survives]', (command) => {
    expect(run(command, withoutNode)).toEqual(answered(''));
  });

  it('says without Node what is wrong and what to do, before a skill’s command too [claude-survives]', () => {
    expect(run('adr accept 3', withoutNode, 'PreSkillShellCommand')).toEqual(
      answered(denied('PreSkillShellCommand')),
    );
  });

  it('lets nothing pass where it cannot read the event [claude-guard]', () => {
    expect(run('adr list', path.join(top, 'nothing')).status).not.toBe(0);
    const catOnly = path.join(top, 'cat-only');
    mkdirSync(catOnly);
    symlinkSync(path.join(withoutNode, 'cat'), path.join(catOnly, 'cat'));
    expect(run('adr list', catOnly).status).not.toBe(0);
  });

  it('lets the guard judge, with Node [claude-guard]', () => {
    const path = `${systemPath}:${process.execPath.replace(/\/node$/u, '')}`;
    expect(run('adr new "it\'s 100% \\\\ new"', path).stdout).toContain(guardQuestion);
    expect(run('cat docs/adr/0003-new-till.md', path)).toEqual(answered(''));
    expect(run(`echo ${'x'.repeat(5_000_000)}; adr new x`, path).stdout).toContain(guardQuestion);
  });

  it('names each command that writes a record, as core has them [claude-guard]', () => {
    const verbs = readTracked('packages/core/src/scrub/verbs.ts').split('recordReadingVerbs')[0] ?? '';
    const named = [...verbs.matchAll(/^ {2}'([a-z-]+)',$/gmu)].map(([, verb]) => verb ?? '');
    expect(named.length).toBeGreaterThan(10);
    const script = readTracked('apps/claude-plugin/src/plugin/guard.sh');
    for (const verb of named) expect(script).toContain(`*${verb}*`);
  });
});
