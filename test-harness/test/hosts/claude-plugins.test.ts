import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';
import { claudeProject, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

const precedent = path.join(repositoryRoot, 'apps/precedent/dist/precedent.mjs');
const tool = 'mcp__precedent__plugin_p_evil_echo';
const environment = 'mcp__precedent__plugin_p_evil_environment';

describe.runIf(hostsWanted)('bridged tools in the real Claude Code', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  let home: PluginHome;
  beforeEach(async () => {
    project = claudeProject();
    home = await createPluginHome();
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
  });
  afterEach(async () => {
    project.remove();
    await home.remove();
  });

  const run = (...allowed: readonly string[]) => {
    const servers = { precedent: { command: process.execPath, args: [precedent, 'mcp', '--plugins'] } };
    return runClaude({
      top: project.top,
      cwd: project.root,
      plugins: [],
      env: { ...canaries, HTTPS_PROXY: '', HOME: home.home },
      args: [
        '--strict-mcp-config',
        '--mcp-config',
        JSON.stringify({ mcpServers: servers }),
        ...allowed.map((name) => `--allowedTools=${name}`),
      ],
      turns: [
        { calls: [{ name: tool, input: { said: 'by the model' } }] },
        { calls: [{ name: environment, input: {} }] },
        { calls: [{ name: 'mcp__precedent__adr_lint', input: {} }] },
      ],
    });
  };

  it('are called beside the decision tools, once the user allows them, and see none of its secrets [bridge-served] [bridge-env]', async () => {
    const { init, requests, code } = await run(tool, environment, 'mcp__precedent__adr_lint');
    expect(code).toBe(0);
    expect(init?.mcp_servers).toMatchObject([{ name: 'precedent', status: 'connected' }]);
    expect(init?.tools).toEqual(expect.arrayContaining([tool, environment, 'mcp__precedent__adr_lint']));
    expect(requests[1]?.latest).toContain('{"said":"by the model"}');
    expect(requests[2]?.latest).toContain('PI_PLUGIN_ID');
    expect(requests[2]?.latest).not.toMatch(canaryPattern);
    expect(requests[2]?.latest).not.toContain('ANTHROPIC');
    expect(requests[3]?.latest).toContain('"checked":1');
    expect(await home.survivors()).toEqual([]);
  });

  it('are not called while the user has not allowed them [bridge-scrubbed]', async () => {
    const { requests } = await run();
    expect(requests[1]?.latest).not.toContain('{"said":"by the model"}');
    expect(requests[1]?.latest).toMatch(/permission/iu);
    expect(await home.survivors()).toEqual([]);
  });
});
