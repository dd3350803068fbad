import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordText } from '../../src/contract/record-text.ts';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { openSession, ready, startCopilot, type CopilotHost } from '../../src/drivers/copilot-session.ts';
import { pluginBegunBy } from '../../src/drivers/copilot-variant.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ScriptedModel } from '../../src/models/scripted-model.ts';

const decision = '0001 Use queues';
/** A disk that takes a twentieth of a second for each record: three hundred of them take fifteen. */
const slowDisk = `import slowFs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const open = slowFs.openSync;
slowFs.openSync = (file, ...rest) => {
  if (String(file).endsWith('.md')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  return open(file, ...rest);
};
syncBuiltinESMExports();`;

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'a hook in %s that is slow',
  (program) => {
    let repository: Repository;
    let model: ScriptedModel;
    let host: CopilotHost;
    /** When the model was asked, in milliseconds. */
    let asked: number[] = [];

    beforeAll(async () => {
      repository = await createRepository();
      const more = Array.from({ length: 300 }, (_, index) => String(index + 2).padStart(4, '0'));
      await repository.write(
        Object.fromEntries(
          more.map((id) => [`docs/adr/${id}-x.md`, recordText({ id, title: id, affects: ['lib/**'] })]),
        ),
      );
      const turns = [
        { name: 'view', input: { path: `${repository.root}/src/a.ts` } },
        { name: 'create', input: { path: `${repository.root}/src/new.ts`, file_text: 'x\n' } },
      ];
      model = await startScriptedModel(() => {
        asked.push(performance.now());
        const next = turns[asked.length - 1];
        return next === undefined ? { text: 'done' } : { calls: [next] };
      });
      const slow = await repository.program('slow', 'exec sleep 60');
      host = await startCopilot(program, { ADRKIT_CLI: slow });
    }, 60_000);
    afterAll(async () => {
      await host.stop();
      await model.close();
      await repository.dispose();
    });

    async function turn(plugin: string) {
      asked = [];
      const { session } = await openSession(host, {
        workingDirectory: repository.root,
        modelUrl: model.url,
        pluginDirectories: [plugin],
      });
      await ready(session);
      await session.sendAndWait({ prompt: 'go' }, 30_000);
      await session.disconnect();
      return {
        shown: (model.requests.at(-1)?.messages ?? []).map(({ text }) => text).join('\n'),
        waits: asked.slice(1).map((time, index) => time - (asked[index] ?? 0)),
      };
    }

    it('gives up after two seconds, and the tool call goes on without it [copilot-hook-timer]', async () => {
      const plugin = await pluginBegunBy(path.join(host.home.directory, 'slow'), slowDisk);
      const { shown, waits } = await turn(plugin);
      expect(shown).toContain('export const a = 1;');
      expect(shown).toMatch(/Created file/u);
      expect(shown).not.toContain(decision);
      expect(waits).toHaveLength(2);
      for (const wait of waits) {
        expect(wait).toBeGreaterThan(1900);
        expect(wait).toBeLessThan(4000);
      }
    }, 40_000);

    it('is not slow because the adr of the environment is: advice waits for no program [copilot-advice-embedded]', async () => {
      const { shown, waits } = await turn(host.plugin);
      expect(shown).toContain(decision);
      for (const wait of waits) expect(wait).toBeLessThan(1900);
    }, 40_000);
  },
);
