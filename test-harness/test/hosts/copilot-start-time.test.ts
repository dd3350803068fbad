import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { generated } from '../../src/attacks/servers.ts';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  openSession,
  startCopilot,
  toolNames,
  until,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { pluginOf } from '../../src/drivers/copilot-variant.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const empty = `import { joinSession } from '@github/copilot-sdk/extension';
await joinSession({ tools: [{ name: 'adr_check', description: 'x', parameters: { type: 'object' }, skipPermission: true, handler: () => '' }] });`;
const rounds = 8;
const mostTimes = 1.2;
/** With plugins there is more to read: what bridges them, their manifests, grants and catalogues. */
const mostTimesWithPlugins = 1.5;

// Timed, so once more when the machine was busy with something else.
describe.runIf(hostsWanted)('a session, from its creation to its tools,', { retry: 2 }, () => {
  let repository: Repository;
  let host: CopilotHost;
  let emptyPlugin: string;
  let home: PluginHome;
  let withPlugins: CopilotHost;

  beforeAll(async () => {
    repository = await createRepository();
    host = await startCopilot('copilot-cli');
    home = await createPluginHome();
    await home.plugin('p', generated(64));
    await home.grant('p');
    withPlugins = await startCopilot('copilot-cli', { HOME: home.home });
    emptyPlugin = await pluginOf(path.join(host.home.directory, 'empty'), 'empty', empty);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([host.stop(), withPlugins.stop()]);
    await home.remove();
    await repository.dispose();
  });

  async function milliseconds(host: CopilotHost, plugin: string): Promise<number> {
    const started = performance.now();
    const { session } = await openSession(host, {
      workingDirectory: repository.root,
      pluginDirectories: [plugin],
    });
    await until('the tool', async () => (await toolNames(session)).includes('adr_check'));
    const took = performance.now() - started;
    await session.disconnect();
    return took;
  }

  it('takes at most 1.2 times as long as with an extension that does nothing [copilot-start]', async () => {
    const ours: number[] = [];
    const theirs: number[] = [];
    // Turn by turn, and the quickest of each: what else the machine does falls on both and makes neither quicker.
    for (let round = 0; round < rounds; round++) {
      theirs.push(await milliseconds(host, emptyPlugin));
      ours.push(await milliseconds(host, host.plugin));
    }
    const ratio = Math.min(...ours) / Math.min(...theirs);
    console.log(`start: ${ratio.toFixed(2)} times an empty extension (${Math.min(...ours).toFixed(0)} ms)`);
    expect(ratio).toBeLessThanOrEqual(mostTimes);
  }, 90_000);

  it('takes at most 1.5 times as long with 64 tools of plugins [copilot-start]', async () => {
    const bridged: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await milliseconds(withPlugins, emptyPlugin));
      bridged.push(await milliseconds(withPlugins, withPlugins.plugin));
    }
    const ratio = Math.min(...bridged) / Math.min(...theirs);
    console.log(`start with plugins: ${ratio.toFixed(2)} times an empty extension`);
    expect(ratio).toBeLessThanOrEqual(mostTimesWithPlugins);
  }, 90_000);
});
