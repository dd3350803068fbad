import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderState } from '../../src/folders/folder-state.ts';
import { readUserFile } from '../../src/folders/read-file.ts';
import { writeUserFile } from '../../src/folders/write-file.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';

let base: string;
let root: AbsoluteDir;
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));
  root = join(base, 'repo') as AbsoluteDir;
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const at = (...names: string[]): AbsoluteDir => join(base, ...names) as AbsoluteDir;
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('a file of ours', () => {
  it('is 0600 in a folder that is created 0700, whatever the umask allows [home-modes]', async () => {
    const before = process.umask(0);
    try {
      expect(await writeUserFile(at('home', 'state'), 'ledger.json', '{}', root)).toEqual({ ok: true });
    } finally {
      process.umask(before);
    }
    expect([at('home'), at('home', 'state'), at('home', 'state', 'ledger.json')].map(mode)).toEqual([
      '700',
      '700',
      '600',
    ]);
    expect(readFileSync(at('home', 'state', 'ledger.json'), 'utf8')).toBe('{}');
  });

  it('replaces an older one by rename, so that a link in its place is not written through [home-modes]', async () => {
    const folder = at('state');
    mkdirSync(folder);
    writeFileSync(at('elsewhere'), 'theirs', { mode: 0o644 });
    symlinkSync(at('elsewhere'), join(folder, 'ledger.json'));
    const inode = statSync(at('elsewhere')).ino;
    await writeUserFile(folder, 'ledger.json', 'ours', root);
    expect(readFileSync(at('elsewhere'), 'utf8')).toBe('theirs');
    expect(readFileSync(join(folder, 'ledger.json'), 'utf8')).toBe('ours');
    expect(statSync(join(folder, 'ledger.json')).ino).not.toBe(inode);
    expect([readdirSync(folder), mode(join(folder, 'ledger.json'))]).toEqual([['ledger.json'], '600']);
  });

  it('is one whole text when many write it at once', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => String(n).repeat(10_000));
    const written = await Promise.all(texts.map((text) => writeUserFile(at('state'), 'x', text, root)));
    expect(written.every(({ ok }) => ok)).toBe(true);
    expect(texts).toContain(readFileSync(at('state', 'x'), 'utf8'));
    expect(readdirSync(at('state'))).toEqual(['x']);
  });

  it('is read back, but not when it is too long, a link or no file', async () => {
    await writeUserFile(at('state'), 'x', 'text', root);
    symlinkSync(at('state', 'x'), at('state', 'link'));
    mkdirSync(at('state', 'folder'));
    const read = (name: string, most = 100): Promise<string | undefined> =>
      readUserFile(at('state'), name, most, root);
    expect(await read('x')).toBe('text');
    expect(await read('x', 3)).toBeUndefined();
    for (const name of ['link', 'folder', 'none']) expect(await read(name)).toBeUndefined();
  });
});

describe('a folder of ours that resolves inside the repository', () => {
  it.each([
    ['it is the root', (): AbsoluteDir => root],
    ['it lies below it', (): AbsoluteDir => join(root, '.config', 'precedent') as AbsoluteDir],
    ['a link leads there', (): AbsoluteDir => (symlinkSync(root, at('link')), at('link', 'precedent'))],
  ])(
    'is neither written nor read: %s [home-outside-root] [home-repository-untouched]',
    async (_, folderOf) => {
      const folder = folderOf();
      expect(await writeUserFile(folder, 'x', 'text', root)).toEqual({ ok: false, because: 'inside-root' });
      expect(await folderState(folder, root)).toBe('inside-root');
      expect(readdirSync(root)).toEqual([]);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'granted'), 'everything');
      expect(await readUserFile(folder, 'granted', 100, root)).toBeUndefined();
    },
  );

  it('is found out when the root itself is named through a link', async () => {
    symlinkSync(root, at('alias'));
    const folder = join(root, 'x') as AbsoluteDir;
    expect(await writeUserFile(folder, 'x', 'text', at('alias'))).toEqual({
      ok: false,
      because: 'inside-root',
    });
  });

  it('is not mistaken for one beside it', async () => {
    expect(await writeUserFile(at('repo-mine'), 'x', 'text', root)).toEqual({ ok: true });
    expect(await writeUserFile(at('repo', 'fine'), 'x', 'text', undefined)).toEqual({ ok: true });
  });
});

describe('a folder of ours that cannot be written', () => {
  it('is a value and no exception, and leaves nothing behind [home-not-writable]', async () => {
    writeFileSync(at('file'), '');
    symlinkSync(at('gone'), at('dangling'));
    for (const folder of [
      at('file'),
      at('file', 'state'),
      at('dangling', 'x'),
      '/proc/precedent' as AbsoluteDir,
    ]) {
      expect(await writeUserFile(folder, 'x', 'text', root)).toEqual({ ok: false, because: 'not-writable' });
      expect(await readUserFile(folder, 'x', 100, root)).toBeUndefined();
    }
    for (const folder of [at('file'), at('file', 'state'), at('dangling'), at('dangling', 'x')]) {
      expect(await folderState(folder, root)).toBe('not-writable');
    }
    expect(readdirSync(base).sort()).toEqual(['dangling', 'file', 'repo']);
  });

  it('is told apart from one that is not there yet, which the question does not create', async () => {
    expect(await folderState(at('a', 'b'), root)).toBe('not-there-yet');
    expect(readdirSync(base)).toEqual(['repo']);
    mkdirSync(at('a', 'b'), { recursive: true });
    chmodSync(at('a', 'b'), 0o700);
    expect(await folderState(at('a', 'b'), root)).toBe('writable');
    expect(readdirSync(at('a', 'b'))).toEqual([]);
  });
});
