import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFolder } from '../../../scripts/start/folder.mjs';
import { sampleFiles } from '../../../scripts/start/sample.mjs';

let root = '';

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'precedent-folder-')));
  for (const folder of ['src/deep', 'docs/adr', 'node_modules/x', '.hidden', '-odd']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const names = [
    'top.md',
    '.env',
    '-x.ts',
    'bad\u001Bname',
    'docs/adr/0001-x.md',
    '.hidden/a.ts',
    '-odd/a.ts',
  ];
  const deep = ['src/deep/1.ts', 'src/deep/2.ts', 'src/deep/3.ts', 'src/deep/4.ts', 'node_modules/x/a.js'];
  for (const name of [...names, ...deep]) writeFileSync(path.join(root, name), '');
  symlinkSync('src', path.join(root, 'link'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the folder to answer for', () => {
  it('is the repository when none is given', () => {
    expect(findFolder([], root, '/')).toEqual({ ok: true, path: root });
    expect(findFolder(['--'], root, '/')).toEqual({ ok: true, path: root });
  });

  it('is read from where the person stands, with its links followed [start-folder]', () => {
    expect(findFolder(['src'], '/', root)).toEqual({ ok: true, path: path.join(root, 'src') });
    expect(findFolder(['link'], '/', root)).toEqual({ ok: true, path: path.join(root, 'src') });
    expect(findFolder([root], '/', '/')).toEqual({ ok: true, path: root });
  });

  it.each([[['nowhere']], [['top.md']], [['--help']], [['src', 'docs']]])(
    'is refused in one line for %j',
    (args) => {
      const found = findFolder(args, '/', root);
      expect(found).toEqual({
        ok: false,
        message: expect.stringMatching(/^.+ Type: npm start, or: npm start -- \/path\/to\/repository$/),
      });
    },
  );
});

describe('the files that are asked about', () => {
  it('are a few ordinary ones of every folder but those of tools and of the records', () => {
    expect(sampleFiles(root, 'docs/adr')).toEqual([
      'top.md',
      'src/deep/1.ts',
      'src/deep/2.ts',
      'src/deep/3.ts',
    ]);
  });
});
