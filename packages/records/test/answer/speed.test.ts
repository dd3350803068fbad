import { describe, expect, it } from 'vitest';
import { type Prepared, prepare } from '../../src/answer/prepared.ts';
import { createTally, type Tally } from '../../src/answer/tally.ts';
import { type Subject, subjectsOf } from '../../src/match/subject.ts';
import type { Corpus } from '../../src/record.ts';
import { decision } from '../support/decision.ts';
import { leastTime } from '../support/timing.ts';

/** A thousand records with three matchers each, one of them negated. */
function corpus(): Corpus {
  const files = Array.from({ length: 1000 }, (_, at) => {
    const id = String(at + 1).padStart(4, '0');
    const affects = [
      { type: 'path', pattern: `packages/area${at % 250}/src/**`, negate: false },
      { type: 'path', pattern: `packages/*/test/**/*part${at}*.{ts,tsx}`, negate: false },
      { type: 'path', pattern: '**/generated/**', negate: true },
    ];
    return {
      path: `docs/adr/${id}.md`,
      id,
      findings: [],
      record: decision(id, { path: `docs/adr/${id}.md`, affects }),
    };
  });
  return { shownDir: 'docs/adr', files, skipped: [], limits: [] };
}

const paths = Array.from(
  { length: 200 },
  (_, at) => `packages/area${at % 100}/src/feature${at % 7}/deep/part-${at}.ts`,
);

function match(prepared: Prepared, subjects: readonly Subject[]): Tally {
  const tally = createTally(prepared);
  for (const subject of subjects) tally.add(subject, undefined, new Map());
  return tally.result();
}

// Several times what it takes on a slow machine: something quadratic takes seconds.
describe('matching a thousand records', () => {
  it('takes less than 250 ms for two hundred files', () => {
    const prepared = prepare(corpus());
    const subjects = subjectsOf('/repo', paths);
    expect(match(prepared, subjects).touched).toHaveLength(400);
    expect(leastTime(250, () => match(prepared, subjects))).toBeLessThan(250);
  });

  it('takes less than 25 ms for one file, with patterns that are compiled for it', () => {
    const subjects = subjectsOf('/repo', paths.slice(0, 1));
    let prepared = prepare(corpus());
    const renew = () => {
      prepared = prepare(corpus());
    };
    expect(leastTime(25, () => match(prepared, subjects), renew)).toBeLessThan(25);
  });

  it('prepares a corpus once, and in less than 100 ms', () => {
    const one = corpus();
    expect(prepare(one)).toBe(prepare(one));
    let fresh = one;
    const renew = () => {
      fresh = corpus();
    };
    expect(leastTime(100, () => prepare(fresh), renew)).toBeLessThan(100);
  });
});
