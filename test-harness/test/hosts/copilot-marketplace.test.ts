import { CopilotClient } from '@github/copilot-sdk';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasePlugins } from '../../../scripts/lib/plugin-release.mjs';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  builtPlugin,
  execute,
  extensions,
  openSession,
  ready,
  startCopilot,
  type CopilotHost,
  type SessionWishes,
} from '../../src/drivers/copilot-session.ts';
import { systemPath } from '../../src/drivers/mcp.ts';
import { copilotProgram } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { write } from '../../src/repositories/git.ts';
import { serveGit } from '../../src/repositories/http-git.ts';
import { createReleasable } from '../../src/repositories/releasable.ts';

const run = promisify(execFile);

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'the plugin in %s',
  (program) => {
    let repository: Repository;
    let host: CopilotHost;

    beforeAll(async () => {
      repository = await createRepository();
      host = await startCopilot(program);
    }, 60_000);
    afterAll(async () => {
      await host.stop();
      await repository.dispose();
    });

    const copilot = async (...args: readonly string[]): Promise<string> => {
      const env = { ...host.home.env, COPILOT_HOME: path.join(host.home.directory, 'copilot') };
      const { stdout } = await run(copilotProgram(program), ['--no-auto-update', ...args], { env });
      return stdout;
    };
    /** In a session that is told of no plugin, the extension is there and answers. */
    async function answerBy(
      id: string,
      workingDirectory: string,
      wishes: Partial<SessionWishes> = {},
      client = host.client,
    ) {
      const { session } = await openSession(
        { ...host, client },
        { workingDirectory, pluginDirectories: [], ...wishes },
      );
      await ready(session);
      expect((await extensions(session)).map((one) => one.id)).toStrictEqual([id]);
      const { text } = await execute(session, 'adr_explain', { path: 'src/a.ts' });
      await session.disconnect();
      return text;
    }

    it('is installed from the release branch over the network, answers, and follows the next release [copilot-marketplace]', async () => {
      const { root } = createReleasable(host.home.directory);
      const build = async (): Promise<null> => null;
      const release = () => releasePlugins({ root, remote: 'origin', dryRun: false, build, say: () => {} });
      expect(await release()).toBeNull();
      const forge = await serveGit(host.home.directory);

      await copilot('plugin', 'marketplace', 'add', `${forge.url}/remote.git#plugins`);
      await copilot('plugin', 'install', 'precedent@precedent');
      // Plugins that are installed are part of what a session discovers.
      const wishes = { enableConfigDiscovery: true };
      // And a runtime reads what is installed when it starts.
      const later = new CopilotClient({ ...host.home.options, env: { ...host.home.env, PATH: systemPath } });
      await later.start();
      const answer = await answerBy('plugin:precedent:precedent', repository.root, wishes, later);
      await later.stop();
      expect(answer).toContain('"recordId":"0001"');

      write(root, 'apps/copilot-plugin/dist/README.md', 'The next release.\n');
      expect(await release()).toBeNull();
      await copilot('plugin', 'update', 'precedent@precedent');
      const installed = path.join(host.home.directory, 'copilot/installed-plugins/precedent/precedent');
      expect(await readFile(path.join(installed, 'README.md'), 'utf8')).toBe('The next release.\n');
      await forge.close();
    }, 60_000);

    it('also works copied into a repository, for that repository [copilot-copied]', async () => {
      const other = await createRepository();
      const from = path.join(builtPlugin, 'extensions/precedent');
      await mkdir(path.join(other.root, '.github/extensions'), { recursive: true });
      await cp(from, path.join(other.root, '.github/extensions/precedent'), { recursive: true });
      expect(await answerBy('project:precedent', other.root)).toContain('"recordId":"0001"');
      await other.dispose();
    }, 60_000);
  },
);
