import type { Report, Source, ToolSuccess } from '../../src/outcome.ts';

export const source: Source = { root: '/repo', corpus: 'docs/adr', otherCorpora: [], engine: 'embedded' };

const decision = (bucket: string, number: number): Report => ({
  recordId: String(number).padStart(4, '0'),
  title: `Decision ${number} of ${bucket}`,
  status: bucket === 'governing' ? 'accepted' : 'proposed',
  bucket,
  firedMatchers: [{ type: 'path', pattern: 'src/**' }],
  recordPath: `docs/adr/${String(number).padStart(4, '0')}-decision.md`,
  summary: 'We keep it as it is. '.repeat(10),
  why: 'affects src/** matches src/a.ts',
});

const many = (bucket: string, count: number): Report[] =>
  Array.from({ length: count }, (_, index) => decision(bucket, index + 1));

/** A report of `adr_check` with so many decisions in each list. */
export function checkReport(
  governing: number,
  proposals: number,
  history: number,
  more: Report = {},
): Report {
  const buckets = {
    governing: many('governing', governing),
    activeProposals: many('activeProposals', proposals),
    history: many('history', history),
  };
  return {
    changedFiles: ['src/a.ts'],
    governedBy: Object.values(buckets).flat(),
    ...buckets,
    findings: [],
    ok: true,
    ...more,
  };
}

export function success(report: Report, exitCode: 0 | 1 = 0): ToolSuccess {
  return { ok: true, exitCode, report, source };
}
