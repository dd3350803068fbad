import type { AbsoluteDir } from '@precedent/core';
import { describe, expect, it } from 'vitest';
import { editOf, edits, readOf, reads } from '../../src/advice/tool-events.ts';

const root = '/repo' as AbsoluteDir;
const at = '/repo/src';

describe('a tool that reads', () => {
  it('shows one file or several, named by the fields that the runtime has for them [copilot-advice-read]', () => {
    expect(['view', 'grep', 'rg', 'bash', 'edit'].filter(reads)).toEqual(['view', 'grep', 'rg']);
    expect(readOf({ path: '/repo/src/a.ts' }, at, root)).toEqual({ kind: 'read', path: 'src/a.ts' });
    expect(readOf({ pattern: 'x', paths: 'a.ts' }, at, root)).toEqual({ kind: 'read', path: 'src/a.ts' });
    expect(readOf({ paths: ['a.ts', '/repo/b.ts', 'a.ts', '/elsewhere', 7] }, at, root)).toEqual({
      kind: 'reads',
      paths: ['src/a.ts', 'b.ts'],
    });
  });

  it('shows nothing where nothing in the repository is named', () => {
    for (const args of [
      undefined,
      null,
      'text',
      {},
      { pattern: 'x' },
      { path: 7 },
      { paths: [] },
      { path: '/other' },
    ])
      expect(readOf(args, at, root)).toBeUndefined();
  });
});

describe('a tool that edits', () => {
  it('changes one file, with the texts as far as they are given [copilot-advice-edit]', () => {
    expect(['create', 'edit', 'apply_patch', 'view'].filter(edits)).toEqual([
      'create',
      'edit',
      'apply_patch',
    ]);
    const args = { path: 'a.ts', old_str: 'x', new_str: 'y' };
    expect(editOf(args, at, root)).toEqual({ kind: 'edit', path: 'src/a.ts', before: 'x', after: 'y' });
    expect(editOf({ path: 'a.ts', file_text: 'y' }, at, root)).toEqual({
      kind: 'edit',
      path: 'src/a.ts',
      after: 'y',
    });
  });

  it('changes what a patch names, in the repository [copilot-advice-edit] [advice-patch]', () => {
    const one =
      '*** Begin Patch\n*** Update File: a.ts\n-x\n+y\n*** Delete File: ../../elsewhere.ts\n*** End Patch';
    expect(editOf(one, at, root)).toEqual({ kind: 'edit', path: 'src/a.ts', before: 'x', after: 'y' });
    expect(editOf(`${one}\n*** Add File: /repo/b.ts\n+z`, at, root)).toEqual({
      kind: 'edits',
      edits: [
        { path: 'src/a.ts', before: 'x', after: 'y' },
        { path: 'b.ts', after: 'z' },
      ],
    });
  });

  it('changes nothing where nothing is named', () => {
    for (const args of [undefined, null, '', 'no patch', {}, { path: 7 }, [], 7])
      expect(editOf(args, at, root)).toBeUndefined();
  });
});
