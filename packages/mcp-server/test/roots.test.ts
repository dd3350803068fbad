import { expect, it } from 'vitest';
import { rootDirectories } from '../src/roots.ts';

const uri = (text: unknown) => ({ uri: text, name: 'x' });

it.each<[unknown, readonly string[] | undefined]>([
  [{ roots: [uri('file:///a/b'), uri('file:///c%20d')] }, ['/a/b', '/c d']],
  [{ roots: [uri('file:///')] }, ['/']],
  [{ roots: [] }, []],
  [{ roots: [uri('vscode-remote://x/a'), uri('https://x/a')] }, []],
  [{ roots: [uri('file://server/share'), uri('FILE:///a')] }, ['/a']],
  [{ roots: [uri('file:///a%2Fb'), uri(5), null, 'x', {}] }, []],
  [{ roots: 'x' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %j [session-roots-qualify]', (answer, directories) => {
  expect(rootDirectories(answer)).toStrictEqual(directories);
});

it('does not count roots of other machines among the 64', () => {
  const elsewhere = Array.from({ length: 100 }, (_, number) => uri(`https://x/${number}`));
  expect(rootDirectories({ roots: [...elsewhere, uri('file:///a')] })).toEqual(['/a']);
});

it('reads 64 roots at most', () => {
  const roots = Array.from({ length: 1000 }, (_, number) => uri(`file:///${number}`));
  expect(rootDirectories({ roots })).toHaveLength(64);
});
