import { describe, expect, it } from 'vitest';
import { record } from '../support/corpus.ts';
import { check } from '../support/engine.ts';

describe('the records without a scope', () => {
  it('are counted beside those with one, live ones only [records-unscoped]', async () => {
    const { unscoped } = await check(
      {
        '0001-a.md': record('0001', 'affects: [{type: path, pattern: "lib/**"}]'),
        '0002-b.md': record('0002', 'affects: [{type: path, pattern: "lib/**", negate: true}]'),
        '0003-c.md': record('0003'),
        '0004-d.md': record('0004', 'status: proposed'),
        '0005-e.md': record('0005', 'status: rejected'),
        '0006-f.md': record('0006'),
        '0007-g.md': record(
          '0007',
          'supersedes: ["0006"]',
          'affects: [{type: path, pattern: "lib/**", repo: other}]',
        ),
      },
      ['src/a.ts'],
    );
    expect(unscoped).toEqual({
      count: 2,
      scoped: 2,
      decisions: ['0003', '0002'].map((id) => ({
        recordId: id,
        title: `Decision ${id}`,
        status: 'accepted',
        recordPath: expect.stringContaining(id),
        summary: 'We decided.',
        format: 'typed',
      })),
    });
  });

  it('are named most recent first, at most twenty [records-unscoped]', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [
        `00${at + 10}-x.md`,
        record(`00${at + 10}`, `date: 2026-01-${String(31 - at).padStart(2, '0')}`),
      ]),
    );
    const { unscoped } = await check(files, []);
    expect(unscoped.count).toBe(25);
    expect(unscoped.decisions.map(({ recordId }) => recordId)).toEqual(
      Array.from({ length: 20 }, (_, at) => `00${at + 10}`),
    );
  });
});
