import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.ts';
import { newLedger, parseLedger } from '../../src/advice/ledger.ts';
import { pathsIn } from '../../src/advice/paths-in.ts';
import type { AdviceEvent } from '../../src/advice/types.ts';
import { pathRules } from '../../src/paths/repo-path.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { checkReport, decision, listed, listReport } from '../advice/reports.ts';
import { hostileText } from './hostile-text.ts';
import { holds } from './property.ts';

const paths = fc.constantFrom('src/a.ts', 'src/b.ts', 'docs/adr/0001-x.md');
const words = fc.oneof(
  hostileText,
  fc.constantFrom('adr', 'new', 'run adr new', 'status: accepted', '\n- x'),
);
const decisions = fc.record({
  recordId: fc.constantFrom('0001', '0002', '0003'),
  title: words,
  summary: words,
  why: words,
});
const reports = fc
  .tuple(fc.dictionary(paths, fc.array(decisions, { maxLength: 3 })), fc.array(decisions, { maxLength: 3 }))
  .map(([files, list]) => ({
    check: checkReport(
      Object.fromEntries(
        Object.entries(files).map(([path, all]) => [
          path,
          all.map(({ recordId, ...more }) => decision(recordId, more)),
        ]),
      ),
      { changedRecords: ['docs/adr/0001-x.md'] },
    ),
    list: listReport(list.map(({ recordId, title }) => listed(recordId, { title }))),
  }));
const listener = { session: fc.constantFrom('s', 't'), agent: fc.constantFrom('', 'x') };
const events: fc.Arbitrary<AdviceEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('session-start', 'new-context', 'sub-agent-start'), ...listener }),
  fc.record({ kind: fc.constant('read'), path: paths, ...listener }),
  fc.record({ kind: fc.constant('edit'), path: paths, before: words, after: words, ...listener }),
  fc.record({ kind: fc.constantFrom('prompt', 'after-check'), paths: fc.array(paths), ...listener }),
) as fc.Arbitrary<AdviceEvent>;
const days = fc.tuple(
  fc.array(fc.tuple(events, reports), { maxLength: 8 }),
  fc.oneof(fc.constant(10_000), fc.integer({ min: 0, max: 1500 })),
);

it('stays within the limit, scrubbed, whatever happens in a session [advice-once] [scrub-verbs]', () => {
  holds('advice is bounded and scrubbed', days, ([steps, limit]) => {
    let ledger = newLedger('s');
    for (const [event, { check, list }] of steps) {
      const opens = ['session-start', 'new-context', 'sub-agent-start'].includes(event.kind);
      const report = opens ? list : check;
      const advised = advise(event, report, ledger, limit);
      const { advice = '' } = advised;
      expect(advice.length).toBeLessThanOrEqual(limit);
      expect(scrubText(advice)).toBe(advice);
      // Told once: the same event a second time has only what did not fit to say.
      const again = advise(event, report, advised.ledger, limit).advice ?? '';
      const lines = new Set(advice.split('\n').filter((line) => line.startsWith('- ')));
      expect(again.split('\n').some((line) => lines.has(line))).toBe(false);
      ledger = parseLedger(JSON.stringify(advised.ledger), event.session);
      expect(ledger).toEqual(advised.ledger);
    }
  });
});

it('finds only paths in a prompt that an engine may be asked about [arg-property]', () => {
  const prompts = fc.array(
    fc.oneof(hostileText, fc.constantFrom(' ', '(', ')', '[', '](', '@', 'src/a.ts', '`')),
  );
  holds('paths of a prompt are harmless', prompts, (parts) => {
    for (const path of pathsIn(parts.join(''))) {
      expect(pathRules.filter(({ holds: rule }) => !rule(path)).map(({ id }) => id)).toEqual([]);
    }
  });
});
