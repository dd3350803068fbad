import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe.runIf(hostsWanted)('a session, from its creation to its tools,', () => {
  let repository: Repository;
  let host: CopilotHost;
  let emptyPlugin: string;

  beforeAll(async () => {
    repository = await createRepository();
    host = await startCopilot('copilot-cli');
    emptyPlugin = await pluginOf(path.join(host.home.directory, 'empty'), 'empty', empty);
  }, 60_000);
  afterAll(async () => {
    await host.stop();
    await repository.dispose();
  });

  async function milliseconds(plugin: string): Promise<number> {
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
      theirs.push(await milliseconds(emptyPlugin));
      ours.push(await milliseconds(host.plugin));
    }
    const ratio = Math.min(...ours) / Math.min(...theirs);
    console.log(`start: ${ratio.toFixed(2)} times an empty extension (${Math.min(...ours).toFixed(0)} ms)`);
    expect(ratio).toBeLessThanOrEqual(mostTimes);
  }, 90_000);
});
