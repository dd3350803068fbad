import { describe, expect, it } from 'vitest';
import { governedFiles, variedFiles } from '../../../scripts/start/choose.mjs';

const file = (path: string, ...records: string[]) => ({
  path,
  decisions: records.map((recordPath) => ({ recordPath, bucket: 'governing' })),
});

describe('the files that npm start shows', () => {
  it('are those in force govern, source code first', () => {
    const past = { path: 'a.ts', decisions: [{ recordPath: '1.md', bucket: 'history' }] };
    const report = { byFile: [past, file('b.txt', '1.md'), file('c.ts', '2.md'), file('d.ts')] };
    expect(governedFiles(report)).toEqual([
      { path: 'c.ts', records: ['2.md'] },
      { path: 'b.txt', records: ['1.md'] },
    ]);
  });

  it('each show a decision that no other one has shown', () => {
    const files = [
      { path: 'a', records: ['1'] },
      { path: 'b', records: ['1'] },
      { path: 'c', records: ['1', '2'] },
      { path: 'd', records: ['3'] },
    ];
    expect(variedFiles(files, 5)).toEqual(['a', 'c', 'd']);
    expect(variedFiles(files, 2)).toEqual(['a', 'c']);
  });

  it('are none where nothing is governed', () => {
    expect(governedFiles({})).toEqual([]);
    expect(variedFiles([], 5)).toEqual([]);
  });
});
