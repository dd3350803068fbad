import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adr } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';
import { teamFiles } from './support/team.ts';

/** Every entry below a folder with what it holds and when it was changed. */
function state(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const facts = lstatSync(path.join(folder, name), { bigint: true });
      const text = facts.isFile() ? readFileSync(path.join(folder, name), 'utf8') : '';
      return `${name} ${facts.mode} ${facts.mtimeNs} ${facts.ctimeNs} ${text}`;
    });
}

describe('every command', () => {
  it('leaves the repository, the home and the temporary folder as they are [adr-read-only]', async () => {
    const files = { ...teamFiles, 'docs/adr/0005-broken.md': aRecord({ id: '0005', status: 'agreed' }) };
    const root = aFolder({ files, folders: ['.git', 'home', 'tmp'] });
    const env = { HOME: path.join(root, 'home'), TMPDIR: path.join(root, 'tmp') };
    const before = state(root);
    for (const argv of [
      ['lint'],
      ['lint', 'docs/adr/0005-broken.md', 'docs/adr/0009-none.md'],
      ['check', 'src/events/bus.ts', 'docs/adr/0005-broken.md', 'new.ts'],
      ['explain', 'src/new/file.ts'],
      ['list'],
      ['show', '0001'],
      ['show', '9999'],
      ['scope', 'suggest'],
      ['help'],
      ['--version'],
      ['new', 'A title'],
      [],
    ]) {
      await adr(argv, { cwd: root, env });
      await adr([...argv, '--json'], { cwd: path.join(root, 'src'), env });
    }
    expect(state(root)).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });
});
