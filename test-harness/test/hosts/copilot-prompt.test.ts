import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { builtPlugin } from '../../src/drivers/copilot-session.ts';
import { runCopilotPrompt } from '../../src/hosts/copilot-prompt.ts';
import { createCopilotHome, type CopilotHome } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ScriptedModel } from '../../src/models/scripted-model.ts';

const flag = { COPILOT_CLI_ENABLED_FEATURE_FLAGS: 'EXTENSIONS' };

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'one prompt to %s',
  (program) => {
    let repository: Repository;
    let home: CopilotHome;
    let plugin: string;
    let model: ScriptedModel;

    beforeAll(async () => {
      repository = await createRepository();
      home = await createCopilotHome(program);
      plugin = path.join(home.directory, 'plugin');
      await cp(builtPlugin, plugin, { recursive: true });
      model = await startScriptedModel(({ toolResults }) =>
        toolResults.length > 0
          ? { text: 'done' }
          : { calls: [{ name: 'bash', input: { command: 'adr new "Other"', description: 'x' } }] },
      );
    });
    afterAll(async () => {
      await model.close();
      await home.remove();
      await repository.dispose();
    });

    const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
      runCopilotPrompt({ program, home, plugin, model, cwd: repository.root, args, env });

    it('has the tools, and a command that writes a record is denied at once, nobody being there to ask [copilot-guard-headless]', async () => {
      const { code, tools, results } = await run(['--allow-all-tools'], flag);
      expect(code).toBe(0);
      expect(tools).toEqual(expect.arrayContaining(['adr_check', 'adr_explain', 'adr_lint']));
      expect(results).toStrictEqual([
        expect.stringMatching(/^Denied by preToolUse hook.*writes a decision record/su),
      ]);
    }, 40_000);

    it('ends although the extension is denied, and then has no tools of ours [copilot-ladder-final]', async () => {
      const { code, tools } = await run([], flag);
      expect(code).toBe(0);
      expect(tools).not.toContain('adr_check');
    }, 40_000);

    it('needs no more than the one permission [copilot-one-permission]', async () => {
      const { code, tools } = await run(
        ['--allow-tool', 'extension-permission-access(plugin:precedent:precedent)'],
        flag,
      );
      expect(code).toBe(0);
      expect(tools).toContain('adr_check');
    }, 40_000);

    it('has the skill without the flag for extensions, and no tools [copilot-without-flag]', async () => {
      const { tools, system } = await run(['--allow-all-tools'], {});
      expect(tools).not.toContain('adr_check');
      expect(system).toContain('<name>precedent</name>');
    }, 40_000);
  },
);
