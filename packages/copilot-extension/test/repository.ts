import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that looks like a repository, with records that each govern `src/**`. */
export async function repositoryWith(records: number): Promise<string> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'extension-')));
  await Promise.all([
    mkdir(path.join(root, '.git')),
    mkdir(path.join(root, 'docs/adr'), { recursive: true }),
  ]);
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/a.ts'), 'a\n');
  for (let number = 1; number <= records; number++) {
    const id = String(number).padStart(4, '0');
    const head = [
      `id: "${id}"`,
      `title: Decision ${id}`,
      'status: accepted',
      'date: "2026-01-01"',
      'deciders: ["team:x"]',
    ];
    const scope = 'affects:\n  - { type: path, pattern: "src/**" }';
    const text = `---\n${head.join('\n')}\n${scope}\n---\n\n# Decision ${id}\n\n## Decision\n\nWe do ${id}. ${'It is long. '.repeat(20)}\n`;
    await writeFile(path.join(root, 'docs/adr', `${id}-decision.md`), text);
  }
  return root;
}

/** What the extension is started with, in a test. */
export const optionsIn = (root: string, env: Readonly<Record<string, string>> = {}) => ({
  sdk: { joinSession: () => Promise.reject(new Error('Nothing joins here.')) },
  env: { PATH: '/nowhere', PRECEDENT_ENGINE: 'embedded', ...env },
  platform: process.platform,
  home: undefined,
  session: 'root',
  installFolders: [],
  processDirectory: root,
  report: () => {},
});
