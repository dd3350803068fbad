import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../src/paths/types.ts';
import { findCorpus } from '../../src/place/corpus.ts';
import { plant, type Tree } from './tree.ts';

const outside = { 'outside/adr/0001-x.md': 'x', 'outside/else/': '', 'repo-evil/adr/': '' };

async function corpusOf(tree: Tree, given: { dir?: string; env?: string } = {}): Promise<object> {
  const top = await plant({ 'repo/': '', ...tree });
  const found = await findCorpus({
    root: path.join(top, 'repo') as never,
    dir: given.dir as RepoPath | undefined,
    fromEnvironment: given.env?.replace('TOP', top),
  });
  if (!found.ok) return { code: found.code };
  const { absolute, shown, origin, others } = found.corpus;
  return {
    at: path.relative(top, absolute),
    shown: shown.replace(top, 'TOP'),
    origin,
    others,
    exists: found.exists,
  };
}

const all = {
  'repo/docs/adr/': '',
  'repo/doc/adr/': '',
  'repo/docs/decisions/': '',
  'repo/docs/architecture/decisions/': '',
  'repo/.adr-dir': 'design/records\n',
  'repo/design/records/': '',
  'repo/.log4brains.yml':
    'project:\n  name: x\n  adrFolder: ./team/adr\n  packages:\n    - adrFolder: "pkg/adr" # x\n',
  'repo/team/adr/': '',
  'repo/pkg/adr/': '',
} as const;

const order = [
  'docs/adr',
  'doc/adr',
  'docs/decisions',
  'docs/architecture/decisions',
  'design/records',
  'team/adr',
  'pkg/adr',
];

describe('the corpus', () => {
  it('is the argument, then ADRKIT_DIR, then the first that exists, else docs/adr [corpus-order]', async () => {
    expect(await corpusOf(all, { dir: 'mine', env: 'theirs' })).toMatchObject({
      shown: 'mine',
      origin: 'argument',
    });
    expect(await corpusOf(all, { env: 'theirs' })).toMatchObject({ shown: 'theirs', origin: 'environment' });
    expect(await corpusOf(all, { env: '' })).toMatchObject({ shown: 'docs/adr', origin: 'found' });
    expect(await corpusOf({})).toMatchObject({
      shown: 'docs/adr',
      origin: 'default',
      exists: false,
      others: [],
    });
  });

  it.each(order.map((folder, index) => [folder, order.slice(index + 1)] as const))(
    'is %s when nothing before it is there, and the others are named [corpus-order] [corpus-others-named]',
    async (folder, rest) => {
      const gone = new Set(order.slice(0, order.indexOf(folder)));
      const tree = Object.fromEntries(Object.entries(all).filter(([name]) => !gone.has(name.slice(5, -1))));
      expect(await corpusOf(tree)).toMatchObject({ shown: folder, exists: true, others: rest });
    },
  );

  it('names the others also when it was given [corpus-others-named]', async () => {
    expect(await corpusOf(all, { dir: 'doc/adr/' })).toMatchObject({
      shown: 'doc/adr',
      others: order.filter((folder) => folder !== 'doc/adr'),
    });
  });

  it('counts one folder once, however many names lead to it [corpus-others-named]', async () => {
    const tree = {
      'repo/docs/adr/': '',
      'repo/doc/adr': { link: '../docs/adr' },
      'repo/.adr-dir': './docs/adr',
    };
    expect(await corpusOf(tree)).toMatchObject({ shown: 'docs/adr', others: [] });
  });

  it('is shown where its links lead, inside the root', async () => {
    const tree = { 'repo/docs/adr': { link: '../design' }, 'repo/design/': '' };
    expect(await corpusOf(tree)).toMatchObject({ at: 'repo/design', shown: 'design', origin: 'found' });
  });

  it.each<[string, Tree, { dir?: string }]>([
    ['docs/adr', { 'repo/docs/adr': { link: '../../outside/adr' } }, {}],
    ['docs above it', { 'repo/docs': { link: '../outside' } }, {}],
    ['an argument', { 'repo/link': { link: '../outside' } }, { dir: 'link/adr' }],
    ['an argument that is not there', { 'repo/link': { link: '../outside' } }, { dir: 'link/missing' }],
    ['a sibling whose name starts alike', { 'repo/link': { link: '../repo-evil' } }, { dir: 'link/adr' }],
    ['a link to nowhere', { 'repo/docs/adr': { link: 'nowhere' } }, {}],
    ['.adr-dir', { 'repo/.adr-dir': '../outside/adr' }, {}],
    ['.adr-dir, absolute', { 'repo/.adr-dir': '/usr' }, {}],
    ['.log4brains.yml', { 'repo/.log4brains.yml': 'adrFolder: "../outside/adr"\n' }, {}],
  ])('is symlink-escape when %s leads out [corpus-symlink-escape]', async (_, tree, given) => {
    expect(await corpusOf({ ...outside, ...tree }, given)).toStrictEqual({ code: 'symlink-escape' });
  });

  it('does not name a folder outside as another [corpus-symlink-escape]', async () => {
    const tree = { ...outside, 'repo/docs/adr/': '', 'repo/doc/adr': { link: '../../outside/adr' } };
    expect(await corpusOf(tree)).toMatchObject({ shown: 'docs/adr', others: [] });
  });

  it('from ADRKIT_DIR may be absolute, outside or through a link [corpus-env-trusted]', async () => {
    expect(await corpusOf(outside, { env: 'TOP/outside/adr' })).toMatchObject({
      shown: 'TOP/outside/adr',
      exists: true,
    });
    expect(await corpusOf(outside, { env: '../outside/adr' })).toMatchObject({
      at: 'outside/adr',
      shown: 'TOP/outside/adr',
    });
    expect(await corpusOf({ 'repo/x/': '' }, { env: './x' })).toMatchObject({ shown: 'x' });
    expect(await corpusOf({}, { env: 'TOP/gone' })).toMatchObject({ shown: 'TOP/gone', exists: false });
  });

  it('from ADRKIT_DIR in another system’s form is not found, never joined', async () => {
    expect(await corpusOf({ 'repo/C:\\adr/': '' }, { env: 'C:\\adr' })).toStrictEqual({
      code: 'corpus-not-found',
    });
  });

  it.each<[string, Tree]>([
    ['a naming file behind a link', { 'repo/.adr-dir': { link: 'real' }, 'repo/real': 'elsewhere' }],
    ['a naming file that is too long', { 'repo/.adr-dir': `elsewhere\n${'x'.repeat(70_000)}` }],
    ['a control character', { 'repo/.adr-dir': 'else\u001bwhere' }],
    ['an option', { 'repo/.adr-dir': '-elsewhere' }],
    ['an empty line', { 'repo/.adr-dir': '\nelsewhere' }],
    ['another system’s form', { 'repo/.adr-dir': 'C:\\elsewhere', 'repo/C:\\elsewhere/': '' }],
    ['a folder that is a file', { 'repo/doc/adr': 'not a folder' }],
  ])('is not taken from %s [arg-file-regular-only]', async (_, tree) => {
    expect(await corpusOf({ 'repo/elsewhere/': '', ...tree })).toMatchObject({
      shown: 'docs/adr',
      origin: 'default',
    });
  });

  it('is found within a moment in a naming file made to be slow', async () => {
    const tree = { 'repo/.log4brains.yml': `adrFolder:${' '.repeat(60_000)}x${' '.repeat(5000)}` };
    const started = performance.now();
    await corpusOf(tree);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
