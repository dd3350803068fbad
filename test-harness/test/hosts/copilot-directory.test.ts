import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  execute,
  openSession,
  ready,
  startCopilot,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { pluginBegunBy, pluginWithSdk, secondRepository } from '../../src/drivers/copilot-variant.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

type Session = Awaited<ReturnType<typeof openSession>>['session'];

const move = (session: Session, workingDirectory: string): Promise<unknown> =>
  session.rpc.metadata.setWorkingDirectory({ workingDirectory });

/** Where an answer came from, or the code of the refusal. */
async function answeredFrom(session: Session): Promise<string> {
  const { resultType, text } = await execute(session, 'adr_lint', {});
  if (resultType !== 'success') return text.slice(0, text.indexOf(':'));
  return (JSON.parse(text) as { source: { root: string } }).source.root;
}

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'the directory in %s',
  (program) => {
    let repository: Repository;
    let second: string;
    let host: CopilotHost;

    beforeAll(async () => {
      repository = await createRepository();
      second = await secondRepository(repository);
      host = await startCopilot(program);
    }, 60_000);
    afterAll(async () => {
      await host.stop();
      await repository.dispose();
    });

    it('is the new one at once after a move, and again after each further one [copilot-directory]', async () => {
      const { session } = await openSession(host, { workingDirectory: repository.root });
      await ready(session);
      expect(await answeredFrom(session)).toBe(repository.root);
      for (const directory of [second, repository.root, second]) {
        await move(session, directory);
        await session.rpc.tools.initializeAndValidate();
        expect(await answeredFrom(session)).toBe(directory);
      }
      await session.disconnect();
    }, 30_000);

    it('is none when it has gone, and never an older one [copilot-directory]', async () => {
      const doomed = path.join(repository.top, `doomed-${program}`);
      await mkdir(doomed);
      const { session } = await openSession(host, { workingDirectory: repository.root });
      await ready(session);
      await move(session, doomed);
      await session.rpc.tools.initializeAndValidate();
      await rm(doomed, { recursive: true });
      expect(await answeredFrom(session)).toBe('no-workspace');
      await session.disconnect();
    }, 30_000);

    it('is the new one after a move while the extension was starting [copilot-directory]', async () => {
      const folder = path.join(host.home.directory, 'slow');
      const plugin = await pluginBegunBy(folder, 'await new Promise((resolve) => setTimeout(resolve, 800));');
      const { session } = await openSession(host, {
        workingDirectory: repository.root,
        pluginDirectories: [plugin],
      });
      await move(session, second);
      await ready(session);
      expect(await answeredFrom(session)).toBe(second);
      await session.disconnect();
    }, 30_000);

    it('comes from the snapshot where neither a call nor an event names it [copilot-directory]', async () => {
      // The runtime's events are kept from the extension, so that only what it asks for itself remains.
      const wrap =
        'await new Promise((resolve) => setTimeout(resolve, 800)); return { ...config, onEvent: undefined };';
      const plugin = await pluginWithSdk(path.join(host.home.directory, 'deaf'), wrap);
      const { session } = await openSession(host, {
        workingDirectory: repository.root,
        pluginDirectories: [plugin],
      });
      await move(session, second);
      await ready(session);
      expect(await answeredFrom(session)).toBe(second);
      await session.disconnect();
    }, 30_000);
  },
);
