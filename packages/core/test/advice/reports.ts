import type {
  CheckReport,
  Decision,
  ExplainReport,
  Finding,
  ListedRecord,
  ListReport,
} from '@precedent/records';

export function decision(recordId: string, more: Partial<Decision> = {}): Decision {
  return {
    recordId,
    title: `Title of ${recordId}`,
    status: 'accepted',
    bucket: 'governing',
    firedMatchers: [{ type: 'path', pattern: 'src/**' }],
    recordPath: `docs/adr/${recordId}-title.md`,
    effectiveStatus: 'accepted',
    summary: `We will do what ${recordId} says`,
    why: 'src/a.ts matches src/**, which this record declares.',
    ...more,
  };
}

const emptyAnswer = {
  findings: [],
  unscoped: { count: 0, scoped: 0, decisions: [] },
  unreadable: { count: 0, paths: [] },
};

function buckets(
  decisions: readonly Decision[],
): Pick<CheckReport, 'governedBy' | 'governing' | 'activeProposals' | 'history'> {
  const of = (bucket: Decision['bucket']): Decision[] => decisions.filter((one) => one.bucket === bucket);
  return {
    governedBy: decisions,
    governing: of('governing'),
    activeProposals: of('activeProposals'),
    history: of('history'),
  };
}

/** What `check` answers when every decision given applies to the file it is listed under. */
export function checkReport(
  byFile: Readonly<Record<string, readonly Decision[]>>,
  more: Partial<CheckReport> = {},
): CheckReport {
  const decisions = new Map(
    Object.values(byFile).flatMap((list) => list.map((one) => [one.recordPath, one])),
  );
  return {
    ...emptyAnswer,
    ...buckets([...decisions.values()]),
    changedFiles: Object.keys(byFile),
    changedRecords: [],
    markerScan: {
      totalCandidates: 0,
      limit: 3000,
      counts: { scanned: 0, absent: 0, unreadable: 0, 'out-of-tree': 0, truncated: 0, skipped: 0 },
      absentPaths: [],
      unreadablePaths: [],
      outOfTreePaths: [],
      truncatedPaths: [],
      skippedPaths: [],
    },
    ok: true,
    byFile: Object.entries(byFile).map(([path, list]) => ({
      path,
      decisions: list.map(({ recordId, recordPath, bucket }) => ({
        recordId,
        recordPath,
        bucket,
        why: `${path} matches src/**, which this record declares.`,
      })),
    })),
    ...more,
  };
}

export function explainReport(path: string, decisions: readonly Decision[]): ExplainReport {
  return {
    ...emptyAnswer,
    ...buckets(decisions),
    path,
    markers: { state: 'scanned', windowBytes: 8192, truncated: false, declared: [] },
  };
}

export function listed(recordId: string, more: Partial<ListedRecord> = {}): ListedRecord {
  const { title, status, effectiveStatus, bucket, recordPath, summary } = decision(recordId);
  return {
    recordId,
    title,
    status,
    effectiveStatus,
    bucket,
    recordPath,
    summary,
    affects: [{ type: 'path', pattern: `src/${recordId}/**` }],
    ...more,
  };
}

export function listReport(records: readonly ListedRecord[], unreadable = 0): ListReport {
  return { records, unreadable: { count: unreadable, paths: [] } };
}

export function finding(path: string, message: string, severity: Finding['severity'] = 'error'): Finding {
  return { rule: 'record-invalid', severity, message, path };
}
