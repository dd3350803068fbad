import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemblePlugins } from '../../../scripts/lib/plugin-tree.mjs';
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
import { copilotProgram } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

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
    async function answerBy(id: string, workingDirectory: string, wishes: Partial<SessionWishes> = {}) {
      const { session } = await openSession(host, { workingDirectory, pluginDirectories: [], ...wishes });
      await ready(session);
      expect((await extensions(session)).map((one) => one.id)).toStrictEqual([id]);
      const { text } = await execute(session, 'adr_explain', { path: 'src/a.ts' });
      await session.disconnect();
      return text;
    }

    it('is installed from a clone of the release branch, and answers [copilot-marketplace]', async () => {
      const tree = path.join(host.home.directory, 'tree');
      const clone = path.join(host.home.directory, 'clone');
      expect(await assemblePlugins(repositoryRoot, tree)).toBeNull();
      await repository.git('init', '--quiet', '--initial-branch=plugins', tree);
      await repository.git('-C', tree, 'add', '--all', '--force');
      await repository.git('-C', tree, 'commit', '--quiet', '--message', 'Release');
      await repository.git('clone', '--quiet', tree, clone);

      await copilot('plugin', 'marketplace', 'add', clone);
      await copilot('plugin', 'install', 'precedent@precedent');
      const listed = JSON.parse(await copilot('plugin', 'list', '--json')) as object[];
      expect(listed).toContainEqual(expect.objectContaining({ name: 'precedent', enabled: true }));
      // Plugins that are installed are part of what a session discovers.
      const wishes = { enableConfigDiscovery: true };
      const answer = await answerBy('plugin:precedent:precedent', repository.root, wishes);
      expect(answer).toContain('"recordId":"0001"');
      await copilot('plugin', 'uninstall', 'precedent@precedent');
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
