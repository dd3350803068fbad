import { appendFile, cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { kill } from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { running } from '../../src/attacks/processes.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  execute,
  extensions,
  openSession,
  ready,
  startCopilot,
  toolNames,
  until,
  type CopilotHost,
  type SessionWishes,
} from '../../src/drivers/copilot-session.ts';
import { pluginOf, pluginWithSdk } from '../../src/drivers/copilot-variant.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ModelTurn, type ScriptedModel } from '../../src/models/scripted-model.ts';

const echo = 'plugin_p_evil_echo';
const environment = 'plugin_p_evil_environment';

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'bridged tools in %s',
  { timeout: 40_000 },
  (program) => {
    let repository: Repository;
    let model: ScriptedModel;
    let home: PluginHome;
    let host: CopilotHost;
    let script: (results: readonly string[]) => ModelTurn = () => ({ text: 'done' });

    beforeAll(async () => {
      repository = await createRepository();
      model = await startScriptedModel(({ toolResults }) => script(toolResults));
    });
    afterAll(async () => {
      await model.close();
      await repository.dispose();
    });
    beforeEach(async () => {
      home = await createPluginHome();
      host = await startCopilot(program, { ...canaries, HTTPS_PROXY: undefined, HOME: home.home });
    }, 60_000);
    afterEach(async () => {
      await host.stop();
      await home.remove();
    });

    const granted = async (mode: string): Promise<void> => {
      await home.plugin('p', attacker(mode));
      await home.grant('p');
    };
    const open = async (wishes: Partial<SessionWishes> = {}) => {
      const said: string[] = [];
      const opened = await openSession(host, {
        workingDirectory: repository.root,
        modelUrl: model.url,
        onEvent: ({ type, data }) => {
          if (type.startsWith('session.')) said.push((data as { message?: string }).message ?? '');
        },
        ...wishes,
      });
      await ready(opened.session);
      return { ...opened, said };
    };

    it('are called by a turn, asked about before each call, and see no secret [copilot-bridged] [bridge-env]', async () => {
      await granted('well-behaved');
      const { session, asked } = await open();
      expect(await toolNames(session)).toEqual(expect.arrayContaining(['adr_check', echo, environment]));
      expect(running(home.home)).toEqual([]);
      const calls = [
        { name: echo, input: { said: 'by the model' } },
        { name: environment, input: {} },
        { name: 'adr_lint', input: {} },
      ];
      script = (results) => (results.length > 0 ? { text: 'done' } : { calls });
      await session.sendAndWait({ prompt: 'go' }, 20_000);
      const results = model.requests.at(-1)?.toolResults.join('\n') ?? '';
      expect(results).toContain('{"said":"by the model"}');
      expect(results).toContain('PI_PLUGIN_ID');
      expect(results).toContain('"checked":1');
      expect(results).not.toMatch(canaryPattern);
      expect(asked.map(({ kind }) => kind).toSorted()).toEqual([
        'custom-tool',
        'custom-tool',
        'extension-permission-access',
      ]);
      expect(asked).toContainEqual(expect.objectContaining({ kind: 'custom-tool', toolName: echo }));
      await session.disconnect();
      expect(await home.survivors()).toEqual([]);
    });

    it('are not called when the user says no [copilot-bridged]', async () => {
      await granted('well-behaved');
      const asked: string[] = [];
      const { session } = await open({
        onPermissionRequest: ({ kind }) => {
          asked.push(kind);
          return { kind: kind === 'custom-tool' ? 'reject' : 'approve-once' };
        },
      });
      script = (results) => (results.length > 0 ? { text: 'done' } : { calls: [{ name: echo, input: {} }] });
      await session.sendAndWait({ prompt: 'go' }, 20_000);
      expect(asked).toContain('custom-tool');
      expect(running(home.home)).toEqual([]);
      await session.disconnect();
    });

    it('load nothing of the bridge until something is granted [copilot-bridged-lazy]', async () => {
      const marker = path.join(home.home, 'bridge-was-loaded');
      const watched = path.join(host.home.directory, 'watched');
      await cp(host.plugin, watched, { recursive: true });
      const note = `\nprocess.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(marker)}, '');\n`;
      await appendFile(path.join(watched, 'extensions/precedent/bridge.mjs'), note);
      await home.plugin('p', attacker('well-behaved'));
      const first = await open({ pluginDirectories: [watched] });
      expect(existsSync(marker)).toBe(false);
      await first.session.disconnect();
      await home.grant('p');
      const second = await open({ pluginDirectories: [watched] });
      expect(existsSync(marker)).toBe(true);
      await second.session.disconnect();
    });

    it.each([
      [
        'a name that the runtime refuses',
        'contains invalid characters',
        async () => {
          const rename = `if (config.tools?.length > 3) return { ...config, tools: config.tools.map((tool) => tool.name === '${echo}' ? { ...tool, name: 'bad name!' } : tool) };`;
          return [await pluginWithSdk(path.join(host.home.directory, 'renamed'), rename)];
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
            await pluginOf(path.join(host.home.directory, 'first'), 'first', other),
            await pluginWithSdk(path.join(host.home.directory, 'late'), wait),
          ];
        },
      ],
    ])('are left out for %s, and that is said [copilot-ladder-bridged]', async (_why, words, plugins) => {
      await granted('well-behaved');
      const { session, said } = await open({ pluginDirectories: await plugins() });
      await until('a word about it', () => said.some((line) => line.includes('joined without')));
      const line = said.find((text) => text.includes('joined without'));
      expect(line).toContain('bridged tools');
      expect(line).toContain(words);
      expect(line).not.toContain('(tools)');
      expect(await toolNames(session)).not.toContain(environment);
      expect(await execute(session, 'adr_lint', {})).toMatchObject({ resultType: 'success' });
      await session.disconnect();
    });

    it.each([
      ['SIGTERM', async (_session: unknown, pid: number) => void kill(pid, 'SIGTERM')],
      ['SIGKILL', async (_session: unknown, pid: number) => void kill(pid, 'SIGKILL')],
      [
        'a reload',
        async (session: Awaited<ReturnType<typeof open>>['session']) => session.rpc.extensions.reload(),
      ],
      [
        'the end of the session',
        async (session: Awaited<ReturnType<typeof open>>['session']) => session.disconnect(),
      ],
    ])('have no server left after %s [copilot-bridged] [bridge-ends]', async (_how, end) => {
      await granted('well-behaved');
      const { session } = await open();
      await execute(session, echo, {});
      expect(running(home.home)).toHaveLength(1);
      const [extension] = await extensions(session);
      await end(session, extension?.pid ?? 0);
      expect(await home.survivors()).toEqual([]);
      await session.disconnect().catch(() => {});
    });

    it('end with their turn, and take a server that does not want to end with them [copilot-bridged] [copilot-cancel]', async () => {
      await granted('call-never-stubborn');
      const { session } = await open();
      script = () => ({ calls: [{ name: echo, input: {} }] });
      await session.send({ prompt: 'go' });
      await until('the server', () => running(home.home).length > 0);
      await session.abort();
      expect(await home.survivors()).toEqual([]);
      await session.disconnect();
    });

    it('answer within what the runtime takes [copilot-bridged] [copilot-limit]', async () => {
      await granted('call-three-megabytes');
      const { session } = await open();
      const { resultType, text } = await execute(session, echo, {});
      expect(resultType).toBe('success');
      expect(text).toMatch(/^yyy/u);
      expect(text).toContain('[Shortened');
      await session.disconnect();
    });
  },
);
