import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assemblePlugins } from '../../../scripts/lib/plugin-tree.mjs';
import { claudeProject, decisionSaid, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { builtPlugin, claudeCommand, runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { commit, git, write } from '../../src/repositories/git.ts';
import { readTracked, repositoryRoot } from '../../src/source/tracked.ts';

const copied = [
  '.claude-plugin/plugin.json',
  '.mcp.json',
  'LICENSE',
  'README.md',
  'agents/checker.md',
  'commands/check.md',
  'commands/explain.md',
  'commands/lint.md',
  'guard.sh',
  'hook.mjs',
  'hooks/hooks.json',
  'server.mjs',
  'skills/decisions/SKILL.md',
];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string): string => readFileSync(path.join(builtPlugin, name), 'utf8');

describe('the built plugin folder', () => {
  it('holds these files, the chunks of its two programs, and nothing else [claude-installs]', () => {
    const chunk = /^[\w.-]+-[\w-]{8}\.mjs$/u;
    expect(filesIn(builtPlugin).filter((name) => !chunk.test(name))).toEqual(copied.toSorted());
  });

  it('states the version of what is published [claude-installs]', () => {
    const { version } = JSON.parse(readTracked('packages/core/package.json')) as { version: string };
    expect(JSON.parse(read('.claude-plugin/plugin.json'))).toMatchObject({ name: 'precedent', version });
  });

  it('names no command that writes a record to a model [claude-installs]', () => {
    for (const name of copied.filter((file) => file.endsWith('.md'))) {
      expect(read(name)).not.toMatch(/\badr (?:new|accept|supersede|init|migrate|propose|reject|link)\b/u);
    }
  });

  it('gives every hook a time limit, starts a shell only where the tool is one, and asks hooks for no setting [claude-installs]', () => {
    const { hooks } = JSON.parse(read('hooks/hooks.json')) as {
      hooks: Record<string, { matcher?: string; hooks: Record<string, unknown>[] }[]>;
    };
    const groups = Object.values(hooks).flat();
    const all = groups.flatMap((group) => group.hooks);
    const started = groups.flatMap(({ matcher, hooks }) => hooks.map((hook) => ({ matcher, ...hook })));
    const commands = (started as Record<string, unknown>[]).filter(({ type }) => type === 'command');
    const inShell = commands.filter(({ command }) => command === '. "$CLAUDE_PLUGIN_ROOT/guard.sh"');
    expect(inShell).toEqual(
      inShell.map(() => expect.objectContaining({ matcher: 'Bash', onFailure: 'block' })),
    );
    const others = commands.filter((hook) => !inShell.includes(hook));
    expect(others).toEqual(
      others.map(() => expect.objectContaining({ command: 'node', args: expect.any(Array) })),
    );
    expect([inShell.length, others.length]).toEqual([4, 2]);
    expect(all.length).toBeGreaterThan(10);
    for (const hook of all) {
      expect(hook['timeout']).toBeTypeOf('number');
      // A hook that asks for a setting which the user has not set does not run, whatever its default.
      expect(JSON.stringify(hook)).not.toContain('user_config');
    }
  });
});

describe.runIf(hostsWanted)('in the real Claude Code the plugin', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  beforeEach(() => void (project = claudeProject()));
  afterEach(() => project.remove());

  it('is valid to the letter, and so are the marketplaces [claude-installs]', () => {
    const branch = path.join(repositoryRoot, 'apps/claude-plugin/marketplace');
    for (const folder of [builtPlugin, branch, repositoryRoot]) {
      const { code, output } = claudeCommand(
        project.top,
        project.root,
        'plugin',
        'validate',
        folder,
        '--strict',
        '--json',
      );
      expect(JSON.parse(output)).toMatchObject({ success: true, manifest: { errors: [], warnings: [] } });
      expect(code).toBe(0);
    }
  });

  it('is installed from the branch that the marketplace at the root names, is used, and is uninstalled without a trace in the project [claude-installs]', async () => {
    const branch = path.join(project.top, 'released');
    expect(await assemblePlugins(repositoryRoot, branch)).toBeNull();
    git(branch, ['init', '--quiet', '--template=', '--initial-branch=plugins']);
    commit(branch, 'Release');
    const market = path.join(project.top, 'market');
    const named = readTracked('.claude-plugin/marketplace.json');
    write(
      market,
      '.claude-plugin/marketplace.json',
      named.replace('https://github.com/precedent-tools/precedent.git', pathToFileURL(branch).href),
    );
    const plugin = (...args: readonly string[]) =>
      claudeCommand(project.top, project.root, 'plugin', ...args);

    expect(plugin('marketplace', 'add', market)).toMatchObject({ code: 0 });
    expect(plugin('install', 'precedent@precedent', '--config', 'mode=hold')).toMatchObject({ code: 0 });
    const turns = [
      { calls: [{ name: 'Read', input: { file_path: path.join(project.root, 'src/till.txt') } }] },
      {
        calls: [
          { name: 'Write', input: { file_path: path.join(project.root, 'src/till.txt'), content: 'x\n' } },
        ],
      },
    ];
    const start = { top: project.top, cwd: project.root, plugins: [], turns };
    const used = await runClaude(start);
    expect(used.init?.plugin_errors).toBeUndefined();
    expect(used.requests[1]?.latest).toContain(decisionSaid('src/till.txt'));
    expect(used.requests[2]?.latest).toContain('This edit was not made, once');

    expect(plugin('uninstall', 'precedent@precedent')).toMatchObject({ code: 0 });
    const after = await runClaude(start);
    expect(after.init?.tools?.filter((name) => name.includes('precedent'))).toEqual([]);
    expect(after.requests[1]?.latest).not.toContain('decision');
    expect(existsSync(path.join(project.root, '.claude'))).toBe(false);
  });
});
