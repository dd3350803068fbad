import { compareFindings } from '../lint/order.ts';
import { lintCorpus } from '../lint/lint.ts';
import { summariseScan } from '../markers/scan-files.ts';
import type { Subject } from '../match/subject.ts';
import type { CheckReport } from '../report.ts';
import { affectsFindings } from './affects-findings.ts';
import { decisionsOf } from './decisions.ts';
import { capFinding, markerFindings } from './marker-findings.ts';
import type { Prepared } from './prepared.ts';
import type { Survey } from './survey.ts';
import { unreadableFindings, unreadableOf } from './unreadable.ts';
import { unscopedOf } from './unscoped.ts';

/** The report of `check`: what governs the files, and what is wrong with records among them. Pure. */
export function checkReport(
  prepared: Prepared,
  subjects: readonly Subject[],
  { scans, packages, touched, byFile, mentions }: Survey,
  today: string,
): CheckReport {
  const { corpus } = prepared;
  const records = new Set(corpus.files.map(({ path }) => path));
  const changedFiles = subjects.map(({ path }) => path);
  const changedRecords = changedFiles.filter((path) => records.has(path));
  const ownFindings = changedRecords.length === 0 ? [] : lintCorpus(corpus, changedRecords, today).findings;
  const findings = [
    ...affectsFindings(prepared, packages),
    ...markerFindings(prepared, scans),
    ...capFinding(subjects.length),
    ...ownFindings,
    ...unreadableFindings(corpus, new Set(changedRecords)),
    ...(corpus.map?.findings ?? []),
    ...corpus.limits,
  ];
  return {
    changedFiles,
    ...decisionsOf(touched),
    changedRecords,
    findings: findings.sort(compareFindings),
    markerScan: summariseScan(subjects, scans),
    ok: !ownFindings.some(({ severity }) => severity === 'error'),
    byFile,
    unscoped: unscopedOf(prepared),
    mentions,
    unreadable: unreadableOf(corpus),
  };
}
