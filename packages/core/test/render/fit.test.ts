import { anything, assert, constantFrom, dictionary, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report, ToolSuccess } from '../../src/outcome.ts';
import { fit } from '../../src/render/fit.ts';
import { measure, resultLimits, type ResultLimit } from '../../src/render/limits.ts';
import { listAt } from '../../src/render/lists.ts';
import { textOf, viewOf } from '../../src/render/view.ts';
import { scrubValue } from '../../src/scrub/scrub-value.ts';
import { checkReport, source, success } from './reports.ts';

const standard = resultLimits.standard;
const lengths = (report: Report): (number | undefined)[] =>
  ['governing', 'activeProposals', 'history', 'governedBy'].map((at) => listAt(report, at)?.length);

function holds(fitted: ToolSuccess, limit: ResultLimit): ToolSuccess {
  expect(measure(textOf(fitted), limit)).toBeLessThanOrEqual(limit.most);
  expect(JSON.parse(textOf(fitted))).toStrictEqual(viewOf(fitted));
  return fitted;
}

describe('an answer', () => {
  it('that fits is given as it is, with nothing said about a bound [limit-held]', () => {
    const small = success(checkReport(3, 2, 1));
    expect(fit(small, 'check', standard)).toBe(small);
  });

  it('loses first what it says twice, and no decision [limit-order]', () => {
    const fitted = holds(fit(success(checkReport(60, 20, 10)), 'check', standard), standard);
    expect(lengths(fitted.report)).toStrictEqual([60, 20, 10, undefined]);
    expect(fitted.bounded).toMatchObject({ kept: 90, total: 90, how: expect.stringContaining('governedBy') });
  });

  it('loses history before proposals before live decisions, from the end [limit-order] [limit-says-so]', () => {
    const history = holds(fit(success(checkReport(60, 20, 200)), 'check', standard), standard);
    const [governing, proposals, old] = lengths(history.report);
    expect([governing, proposals]).toStrictEqual([60, 20]);
    expect(old).toBeGreaterThan(0);
    expect(history.bounded?.lists).toStrictEqual([{ list: 'history', kept: old, total: 200 }]);
    expect(history.bounded).toMatchObject({ kept: old, total: 200 });
    expect(listAt(history.report, 'history')?.[0]).toMatchObject({ recordId: '0001' });

    const all = holds(fit(success(checkReport(500, 200, 200)), 'check', standard), standard);
    expect(lengths(all.report)).toStrictEqual([expect.any(Number), 0, 0, undefined]);
    expect(listAt(all.report, 'governing')?.length).toBeGreaterThan(80);
    expect(all.bounded?.lists?.map(({ list, total }) => [list, total])).toStrictEqual([
      ['history', 200],
      ['changedFiles', 1],
      ['activeProposals', 200],
      ['governing', 500],
    ]);
  });

  it('cuts what one decision lists of its reasons before it leaves another decision out [limit-order] [limit-says-so]', () => {
    const report = checkReport(60, 0, 0);
    const governing = report['governing'] as Report[];
    const declaredBy = Array.from({ length: 3000 }, (_, line) => ({
      path: `src/f${line}.ts`,
      line,
      ref: '0007',
    }));
    governing[6] = { ...governing[6], declaredBy };
    const fitted = holds(fit(success({ ...report, governedBy: governing }), 'check', standard), standard);
    expect(lengths(fitted.report)[0]).toBe(60);
    expect(listAt(fitted.report, 'governing')?.[6]).toMatchObject({ declaredBy: declaredBy.slice(0, 10) });
    expect(fitted.bounded?.how).toContain('at most 10');
  });

  it('uses most of the room it has', () => {
    const fitted = fit(success(checkReport(500, 0, 0)), 'check', standard);
    expect(measure(textOf(fitted), standard)).toBeGreaterThan(standard.most - 1000);
  });

  it('keeps errors before warnings before infos, in their order [limit-order]', () => {
    const findings = Array.from({ length: 10_000 }, (_, index) => ({
      rule: `rule-${index}`,
      severity: ['info', 'warn', 'error'][index % 100 === 0 ? 2 : index % 2],
      message: 'Something is not as it should be.',
    }));
    const fitted = holds(fit(success({ checked: 10_000, findings }, 1), 'lint', standard), standard);
    const kept = listAt(fitted.report, 'findings') as { rule: string; severity: string }[];
    expect(kept.filter(({ severity }) => severity === 'error')).toHaveLength(100);
    expect(kept.filter(({ severity }) => severity === 'info')).toHaveLength(0);
    const order = kept.map(({ rule }) => Number(rule.slice(5)));
    expect(order).toStrictEqual(order.toSorted((a, b) => a - b));
    expect(fitted.bounded?.lists).toMatchObject([{ list: 'findings', total: 10_000 }]);
    expect(fitted.report['checked']).toBe(10_000);
  });

  it.each(['check', 'explain', 'lint'] as const)('of %s says how to ask for less [limit-says-so]', (tool) => {
    const how = fit(success(checkReport(500, 0, 0)), tool, standard).bounded?.how;
    expect(how).toMatch(/lists gives the totals\. (?:Ask for less|For the rest|Correct what is shown)/u);
  });

  it('is the same each time it is asked for [limit-order]', () => {
    const report = checkReport(300, 300, 300);
    const once = textOf(fit(success(report), 'check', standard));
    expect(textOf(fit(success(structuredClone(report)), 'check', standard))).toBe(once);
  });

  it('keeps the one live decision there is, with its long text clipped between code points', () => {
    const report = checkReport(1, 0, 0);
    const long = { ...(report['governing'] as Report[])[0], summary: '😀'.repeat(40_000) };
    const fitted = holds(
      fit(success({ ...report, governing: [long], governedBy: [long] }), 'check', standard),
      standard,
    );
    expect(listAt(fitted.report, 'governing')).toMatchObject([
      { summary: expect.stringMatching(/^(?:😀)+…$/u) },
    ]);
  });

  it('of a shape nobody knows is cut all the same [limit-held]', () => {
    const foreign = {
      deep: JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`),
      wide: Object.fromEntries(Array.from({ length: 9000 }, (_, key) => [`key ${key}`, key])),
      long: 'x'.repeat(100_000),
      rows: Array.from({ length: 9000 }, (_, row) => ({ row })),
      governing: 'not a list',
      markerScan: null,
    };
    for (const limit of [
      ...Object.values(resultLimits),
      { most: 1000, unit: 'bytes' },
    ] satisfies ResultLimit[]) {
      const fitted = holds(fit(success(scrubValue(foreign)), 'check', limit), limit);
      expect(fitted.bounded?.total).toBeGreaterThan(0);
    }
  });

  it('holds the smallest limit also where the names of the place are long [limit-held]', () => {
    const limit = { most: 1000, unit: 'bytes' } as const;
    const far = 'ü/'.repeat(2000);
    const place = {
      root: far,
      corpus: far,
      otherCorpora: Array(50).fill(far),
      engine: far,
      base: far,
      why: far,
    };
    const fitted = holds(fit({ ...success(checkReport(50, 0, 0)), source: place }, 'check', limit), limit);
    expect(fitted.source.otherCorpora).toStrictEqual([]);
  });

  it('names no writing command that a cut has made of a longer word', () => {
    const summary = `${'x'.repeat(991)} adr newest of all`;
    const fitted = fit(success(checkReport(200, 0, 0, { note: summary })), 'check', standard);
    expect(fitted.report['note']).toMatch(/x adr \[removed\]…$/u);
  });

  it('of any content holds any limit, and text and object say the same [limit-held] [outcome-never-throws]', () => {
    const limits: ResultLimit[] = [...Object.values(resultLimits), { most: 1000, unit: 'bytes' }];
    const wide = dictionary(
      constantFrom(
        'governing',
        'history',
        'findings',
        'governedBy',
        'activeProposals',
        'markerScan',
        'x',
        'adr new',
      ),
      anything({ withNullPrototype: false, maxDepth: 4, key: string() }),
    ).map(
      (report) => JSON.parse(JSON.stringify({ ...report, filler: 'adr\u00adnew 😀'.repeat(900) })) as Report,
    );
    const held = property(wide, constantFrom(...limits), (report, limit) => {
      const given = scrubValue({ ...success(report), source });
      const fitted = fit(given, 'check', limit);
      const text = textOf(fitted);
      return measure(text, limit) <= limit.most && text === JSON.stringify(viewOf(fitted));
    });
    expect(() => assert(held)).not.toThrow();
  });
});
