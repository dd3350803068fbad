import { appendFile, cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { running } from '../../src/attacks/processes.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { canaryPattern } from '../../src/contract/canaries.ts';
import { startCopilotWithPlugins, type CopilotWithPlugins } from '../../src/drivers/copilot-plugins.ts';
import { execute, toolNames, until } from '../../src/drivers/copilot-session.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const echo = 'plugin_p_evil_echo';
const environment = 'plugin_p_evil_environment';

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'bridged tools in %s',
  { timeout: 40_000 },
  (program) => {
    let copilot: CopilotWithPlugins;
    beforeEach(async () => void (copilot = await startCopilotWithPlugins(program)), 60_000);
    afterEach(() => copilot.dispose());

    it('are called by a turn, asked about before each call, and see no secret [copilot-bridged] [bridge-env]', async () => {
      await copilot.granted('well-behaved');
      const { session, asked } = await copilot.open();
      expect(await toolNames(session)).toEqual(expect.arrayContaining(['adr_check', echo, environment]));
      expect(running(copilot.home.home)).toEqual([]);
      const calls = [
        { name: echo, input: { said: 'by the model' } },
        { name: environment, input: {} },
        { name: 'adr_lint', input: {} },
      ];
      copilot.script((results) => (results.length > 0 ? { text: 'done' } : { calls }));
      await session.sendAndWait({ prompt: 'go' }, 20_000);
      const results = copilot.model.requests.at(-1)?.toolResults.join('\n') ?? '';
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
      expect(await copilot.home.survivors()).toEqual([]);
    });

    it('are not called when the user says no [copilot-bridged]', async () => {
      await copilot.granted('well-behaved');
      const asked: string[] = [];
      const { session } = await copilot.open({
        onPermissionRequest: ({ kind }) => {
          asked.push(kind);
          return { kind: kind === 'custom-tool' ? 'reject' : 'approve-once' };
        },
      });
      copilot.script((results) =>
        results.length > 0 ? { text: 'done' } : { calls: [{ name: echo, input: {} }] },
      );
      await session.sendAndWait({ prompt: 'go' }, 20_000);
      expect(asked).toContain('custom-tool');
      expect(running(copilot.home.home)).toEqual([]);
      await session.disconnect();
    });

    it('load nothing of the bridge until something is granted [copilot-bridged-lazy]', async () => {
      const marker = path.join(copilot.home.home, 'bridge-was-loaded');
      const watched = path.join(copilot.host.home.directory, 'watched');
      await cp(copilot.host.plugin, watched, { recursive: true });
      const note = `\nprocess.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(marker)}, '');\n`;
      await appendFile(path.join(watched, 'extensions/precedent/bridge.mjs'), note);
      await copilot.home.plugin('p', attacker('well-behaved'));
      const first = await copilot.open({ pluginDirectories: [watched] });
      expect(existsSync(marker)).toBe(false);
      await first.session.disconnect();
      await copilot.home.grant('p');
      const second = await copilot.open({ pluginDirectories: [watched] });
      expect(existsSync(marker)).toBe(true);
      await second.session.disconnect();
    });

    it('end with their turn, and take a server that does not want to end with them [copilot-bridged] [copilot-cancel]', async () => {
      await copilot.granted('call-never-stubborn');
      const { session } = await copilot.open();
      copilot.script(() => ({ calls: [{ name: echo, input: {} }] }));
      await session.send({ prompt: 'go' });
      await until('the server', () => running(copilot.home.home).length > 0);
      await session.abort();
      expect(await copilot.home.survivors()).toEqual([]);
      await session.disconnect();
    });

    it('answer within what the runtime takes [copilot-bridged] [copilot-limit]', async () => {
      await copilot.granted('call-three-megabytes');
      const { session } = await copilot.open();
      const { resultType, text } = await execute(session, echo, {});
      expect(resultType).toBe('success');
      expect(text).toMatch(/^yyy/u);
      expect(text).toContain('[Shortened');
      await session.disconnect();
    });

    it('hand a picture on, and a turn goes on with it [copilot-bridged]', async () => {
      await copilot.granted('call-picture');
      const { session } = await copilot.open();
      const whole = await session.rpc.tools.execute({ name: echo, arguments: {} });
      expect(whole).toMatchObject({
        textResultForLlm: 'A picture:',
        binaryResultsForLlm: [{ type: 'image', mimeType: 'image/png' }],
      });
      copilot.script((results) =>
        results.length > 0 ? { text: 'done' } : { calls: [{ name: echo, input: {} }] },
      );
      const answer = await session.sendAndWait({ prompt: 'go' }, 20_000);
      expect(answer?.data.content).toBe('done');
      await session.disconnect();
    });
  },
);
