import { describe, expect, it } from 'vitest';
import { plant } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';

describe('a folder of records that look typed', () => {
  it('answers with records that look typed and have keys of their own, and says what is wrong with them [own-mixed]', async () => {
    const ours = (id: string, ...lines: readonly string[]): string =>
      `---\nid: "${id}"\ntitle: Decision ${id}\n${lines.join('\n')}\n---\n\n## Decision\n\nWe do it.\n`;
    const files = {
      '0001-a.md': ours('0001', 'status: accepted', 'owner: platform', 'tags: [a, b]'),
      '0002-b.md': ours('0002', 'status: superseded', 'superseded_by: "0001"', 'owner: platform'),
      '0003-c.md': ours('0003', 'status: accepted'),
    };
    const at = plant(files);
    const { records, unreadable } = reportOf(await engine.list(at));
    expect(records.map(({ recordId, effectiveStatus }) => `${recordId} ${effectiveStatus}`)).toEqual([
      '0001 accepted',
      '0002 superseded',
    ]);
    expect(records[1]?.supersededByPath).toBe('docs/adr/0001-a.md');
    // What misses a field of ours, and has none of its own, is a typed record to be repaired.
    expect(unreadable.paths).toEqual(['docs/adr/0003-c.md']);
    const { findings } = reportOf(await engine.lint(at, []));
    const own = findings.filter(({ rule }) => rule === 'strict-unknown-key');
    expect(own.map(({ path: where, field }) => `${where} ${field}`)).toEqual([
      'docs/adr/0001-a.md owner',
      'docs/adr/0002-b.md owner',
      'docs/adr/0002-b.md superseded_by',
    ]);
  });
});
