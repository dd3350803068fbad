import { describe, expect, it } from 'vitest';
import { patchEdits } from '../../src/advice/patch-edits.ts';

const patch = (...lines: readonly string[]): string =>
  ['*** Begin Patch', ...lines, '*** End Patch', ''].join('\n');
const paths = (text: string): string[] => patchEdits(text).map(({ path }) => path);

describe('the files that a patch names', () => {
  it('are those that it adds, changes, deletes and moves, in its order, with the lines that go and come [advice-patch]', () => {
    const text = patch(
      '*** Add File: src/new.ts',
      '+one',
      '+two',
      '*** Update File: docs/adr/0001.md',
      '@@ ## Status',
      ' same',
      '-status: proposed',
      '+status: accepted',
      '*** End of File',
      '*** Delete File: src/old.ts',
      '*** Update File: src/from.ts',
      '*** Move to: lib/to.ts',
      '@@',
      '-a',
      '+b',
    );
    expect(patchEdits(text)).toEqual([
      { path: 'src/new.ts', after: 'one\ntwo' },
      { path: 'docs/adr/0001.md', before: 'status: proposed', after: 'status: accepted' },
      { path: 'src/old.ts' },
      { path: 'src/from.ts' },
      { path: 'lib/to.ts', before: 'a', after: 'b' },
    ]);
  });

  it('are found whatever ends the lines, before the end is written, and around a name with spaces', () => {
    expect(paths('*** Begin Patch\r\n*** Update File: src/a b.ts \r\n-x\r\n')).toEqual(['src/a b.ts']);
    expect(paths('  *** Add File: a.ts')).toEqual(['a.ts']);
  });

  it('are none where nothing is named, and none in the lines of a file [advice-patch]', () => {
    expect(paths('')).toEqual([]);
    expect(paths('{"patch":"*** Add File: a.ts"}')).toEqual([]);
    expect(paths(patch('*** Add File: ', '+x'))).toEqual([]);
    expect(paths(patch('*** Add File: notes.md', '+*** Add File: other.md', ' *** x'))).toEqual(['notes.md']);
  });

  it('are at most fifty, each with at most twenty thousand characters of a text [advice-patch]', () => {
    const many = Array.from({ length: 60 }, (_, index) => `*** Delete File: ${index}.ts`);
    expect(paths(patch(...many))).toHaveLength(50);
    const [edit] = patchEdits(patch('*** Add File: a.ts', `+${'x'.repeat(30_000)}`));
    expect(edit?.after).toHaveLength(20_000);
  });

  it('are read in one pass, of a million characters at most [advice-patch]', () => {
    const text = `*** Add File: a.ts\n${'+x\n'.repeat(400_000)}*** Add File: late.ts`;
    const began = performance.now();
    expect(paths(text)).toEqual(['a.ts']);
    for (const blanks of [' '.repeat(1_000_000), '*** Add File: '.repeat(70_000), '*'.repeat(1_000_000)])
      patchEdits(blanks);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
