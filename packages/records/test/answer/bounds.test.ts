import { describe, expect, it } from 'vitest';
import { markerFindings } from '../../src/answer/marker-findings.ts';
import { prepare } from '../../src/answer/prepared.ts';
import { createTally } from '../../src/answer/tally.ts';
import type { FileScan } from '../../src/markers/scan-file.ts';
import { subjectsOf } from '../../src/match/subject.ts';
import type { Corpus } from '../../src/record.ts';
import { decision } from '../support/decision.ts';

/** Records that cover everything and share one id, as no team but an attacker would write them. */
function corpus(count: number): Corpus {
  const files = Array.from({ length: count }, (_, at) => {
    const path = `docs/adr/${at}.md`;
    const affects = [{ type: 'path', pattern: '**', negate: false }];
    return { path, id: '0001', findings: [], record: decision('0001', { path, affects }) };
  });
  return { shownDir: 'docs/adr', files, skipped: [], limits: [] };
}

function scan(path: string, ref: string, count: number): FileScan {
  const declared = Array.from({ length: count }, (_, at) => ({ ref, line: at + 1 }));
  return { path, markers: { state: 'scanned', windowBytes: 8192, truncated: false, declared } };
}

const paths = Array.from({ length: 300 }, (_, at) => `src/${String(at).padStart(3, '0')}.ts`);

describe('an answer of unusual size', () => {
  it('lists 50,000 decisions of files and counts the others [records-by-file]', () => {
    const tally = createTally(prepare(corpus(200)));
    for (const subject of subjectsOf('/repo', paths)) tally.add(subject, undefined, new Map());
    const { byFile, touched } = tally.result();
    expect(byFile.map(({ decisions }) => decisions.length)).toEqual([
      ...Array(250).fill(200),
      ...Array(50).fill(0),
    ]);
    expect(byFile.map(({ more }) => more)).toEqual([...Array(250).fill(undefined), ...Array(50).fill(200)]);
    expect(touched.every(({ files }) => files === 300)).toBe(true);
  });

  it('keeps 50,000 markers of the decisions they lead to', () => {
    const tally = createTally(prepare(corpus(10)));
    for (const subject of subjectsOf('/repo', paths))
      tally.add(subject, scan(subject.path, '0001', 600), new Map());
    const { touched } = tally.result();
    expect(touched.reduce((sum, { declared }) => sum + declared.length, 0)).toBe(50_000);
  });

  it('names a thousand markers that lead nowhere and counts the others', () => {
    const findings = markerFindings(
      prepare(corpus(1)),
      paths.map((path) => scan(path, '9999', 10)),
    );
    expect(findings).toHaveLength(1001);
    expect(findings[1000]?.message).toMatch(/^2000 more markers/);
  });
});
