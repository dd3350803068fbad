import path from 'node:path';
import { kill } from 'node:process';
import type { CopilotSession } from '@github/copilot-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { running } from '../../src/attacks/processes.ts';
import { startCopilotWithPlugins, type CopilotWithPlugins } from '../../src/drivers/copilot-plugins.ts';
import { execute, extensions, toolNames, until } from '../../src/drivers/copilot-session.ts';
import { pluginOf, pluginWithSdk } from '../../src/drivers/copilot-variant.ts';
import { runCopilotPrompt } from '../../src/hosts/copilot-prompt.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const echo = 'plugin_p_evil_echo';
const environment = 'plugin_p_evil_environment';

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'bridged tools in a session of %s',
  { timeout: 40_000 },
  (program) => {
    let copilot: CopilotWithPlugins;
    beforeEach(async () => void (copilot = await startCopilotWithPlugins(program)), 60_000);
    afterEach(() => copilot.dispose());

    it.each([
      [
        'a name that the runtime refuses',
        'contains invalid characters',
        async () => {
          const rename = `if (config.tools?.length > 3) return { ...config, tools: config.tools.map((tool) => tool.name === '${echo}' ? { ...tool, name: 'bad name!' } : tool) };`;
          return [await pluginWithSdk(path.join(copilot.host.home.directory, 'renamed'), rename)];
        },
      ],
      [
        'a name that another extension has',
        'name clash',
        async () => {
          const other = `import { joinSession } from '@github/copilot-sdk/extension';
await joinSession({ tools: [{ name: '${echo}', description: 'x', parameters: { type: 'object' }, skipPermission: true, handler: () => 'theirs' }] });`;
          const wait = 'await new Promise((resolve) => setTimeout(resolve, 700));';
          return [
            await pluginOf(path.join(copilot.host.home.directory, 'first'), 'first', other),
            await pluginWithSdk(path.join(copilot.host.home.directory, 'late'), wait),
          ];
        },
      ],
    ])('are left out for %s, and that is said [copilot-ladder-bridged]', async (_why, words, plugins) => {
      await copilot.granted('well-behaved');
      const { session, said } = await copilot.open({ pluginDirectories: await plugins() });
      await until('a word about it', () => said.some((line) => line.includes('joined without')));
      const line = said.find((text) => text.includes('joined without'));
      expect(line).toContain('bridged tools');
      expect(line).toContain(words);
      expect(line).not.toContain('(tools)');
      expect(await toolNames(session)).not.toContain(environment);
      expect(await execute(session, 'adr_lint', {})).toMatchObject({ resultType: 'success' });
      await session.disconnect();
    });

    const stubborn = 'call-never-stubborn';
    it.each([
      ['SIGTERM', stubborn, async (_session: unknown, pid: number) => void kill(pid, 'SIGTERM')],
      // Nobody is left to end them then: those end that heed the end of their input.
      ['SIGKILL', 'well-behaved', async (_session: unknown, pid: number) => void kill(pid, 'SIGKILL')],
      ['a reload', stubborn, async (session: CopilotSession) => session.rpc.extensions.reload()],
      ['the end of the session', stubborn, async (session: CopilotSession) => session.disconnect()],
    ])(
      'have no server left after %s, one that is %s [copilot-bridged] [bridge-ends]',
      async (_how, mode, end) => {
        await copilot.granted(mode);
        const { session } = await copilot.open();
        const called = execute(session, echo, {}).catch(() => {});
        if (mode === stubborn) await until('its child', () => running(copilot.home.home).length > 1);
        else await called;
        const [extension] = await extensions(session);
        await end(session, extension?.pid ?? 0);
        expect(await copilot.home.survivors()).toEqual([]);
        await session.disconnect().catch(() => {});
      },
    );

    it.each([
      [['--allow-tool', `custom-tool(${echo})`], /^\{"said":"x"\}$/u],
      [['--deny-tool', 'custom-tool'], /denied due to the following rules/u],
    ])('follow in -p the rule %j [copilot-bridged]', async (rule, answer) => {
      await copilot.granted('well-behaved');
      const call = { calls: [{ name: echo, input: { said: 'x' } }] };
      copilot.script((results) => (results.length > 0 ? { text: 'done' } : call));
      const { code, results } = await runCopilotPrompt({
        program,
        home: copilot.host.home,
        plugin: copilot.host.plugin,
        model: copilot.model,
        cwd: copilot.repository.root,
        args: ['--allow-tool', 'extension-permission-access', ...rule],
        env: { COPILOT_CLI_ENABLED_FEATURE_FLAGS: 'EXTENSIONS', HOME: copilot.home.home },
      });
      expect(code).toBe(0);
      expect(results).toStrictEqual([expect.stringMatching(answer)]);
      expect(await copilot.home.survivors()).toEqual([]);
    });
  },
);
