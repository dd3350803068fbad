import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRecordEngine } from '../../src/create-engine.ts';
import type { CorpusLocation } from '../../src/engine.ts';
import { plant, record, TODAY } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';

const everywhere = 'affects: [{type: path, pattern: "**"}]';
const questions = {
  lint: (at: CorpusLocation, signal?: AbortSignal) => engine.lint(at, [], signal),
  check: (at: CorpusLocation, signal?: AbortSignal) => engine.check(at, ['src/a.ts'], signal),
  explain: (at: CorpusLocation, signal?: AbortSignal) => engine.explain(at, 'src/a.ts', signal),
  list: (at: CorpusLocation, signal?: AbortSignal) => engine.list(at, signal),
  show: (at: CorpusLocation, signal?: AbortSignal) => engine.show(at, '0001', signal),
};

describe('the engine', () => {
  it.each(Object.entries(questions))('says that there is no corpus to %s', async (_name, ask) => {
    const at = plant({});
    expect(await ask({ ...at, dir: path.join(at.root, 'gone') })).toEqual({
      ok: false,
      problem: 'corpus-not-found',
    });
  });

  it.each(Object.entries(questions))('gives up %s when it is told to', async (_name, ask) => {
    expect(await ask(plant({ '0001-a.md': record('0001') }), AbortSignal.abort())).toEqual({
      ok: false,
      problem: 'cancelled',
    });
  });

  it('answers from an empty corpus', async () => {
    const report = reportOf(await engine.explain(plant({}), 'src/a.ts'));
    expect(report).toMatchObject({
      governedBy: [],
      unscoped: { count: 0, scoped: 0 },
      unreadable: { count: 0 },
    });
  });

  it('answers from a corpus outside the root', async () => {
    const { root, dir } = plant({ '0001-a.md': record('0001', everywhere) });
    const inner = path.join(root, 'inner');
    mkdirSync(inner);
    const answer = await engine.check({ root: inner, dir }, ['a.ts', '../docs/adr/0001-a.md']);
    expect(answer).toMatchObject({
      report: {
        governing: [{ recordPath: '../docs/adr/0001-a.md' }],
        changedRecords: ['../docs/adr/0001-a.md'],
      },
    });
  });

  it('lints files by any spelling of their paths', async () => {
    const at = plant({ '0001-a.md': record('0001', 'status: bogus') });
    for (const file of ['docs/adr/0001-a.md', './docs/adr/0001-a.md', `${at.root}/docs/adr/0001-a.md`]) {
      expect(await engine.lint(at, [file])).toMatchObject({
        exitCode: 1,
        report: { findings: [{ rule: 'invalid-enum-value' }] },
      });
    }
  });

  it('sees a change at once although it keeps records in memory', async () => {
    const kept = createRecordEngine({ cache: true, today: () => TODAY });
    const at = plant({ '0001-a.md': record('0001', everywhere) });
    const bucket = async () =>
      reportOf(await kept.explain(at, 'src/a.ts')).governedBy.map(({ bucket }) => bucket);
    expect(await bucket()).toEqual(['governing']);
    writeFileSync(path.join(at.dir, '0001-a.md'), record('0001', everywhere, 'status: rejected'));
    expect(await bucket()).toEqual(['history']);
    writeFileSync(path.join(at.dir, '0002-b.md'), record('0002', everywhere));
    expect(await bucket()).toEqual(['governing', 'history']);
  });

  it('gives the same answer each time, kept in memory or not', async () => {
    const kept = createRecordEngine({ cache: true, today: () => TODAY });
    const at = plant({
      '0001-a.md': record('0001', everywhere),
      '0002-b.md': record('0002', 'supersedes: ["0001"]'),
    });
    const answers = [];
    for (const one of [kept, kept, engine])
      answers.push(JSON.stringify(await one.check(at, ['src/a.ts', 'b.ts'])));
    expect(new Set(answers).size).toBe(1);
  });
});
