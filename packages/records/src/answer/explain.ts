import { compareFindings } from '../lint/order.ts';
import { scanFile } from '../markers/scan-file.ts';
import type { ExplainReport } from '../report.ts';
import { affectsFindings } from './affects-findings.ts';
import { decisionsOf } from './decisions.ts';
import { markerFindings } from './marker-findings.ts';
import type { Prepared } from './prepared.ts';
import type { Survey } from './survey.ts';
import { unreadableFindings, unreadableOf } from './unreadable.ts';
import { unscopedOf } from './unscoped.ts';

/**
 * The report of `explain`: what governs one file. When a record has an error, the findings of the whole corpus are there
 * too, because they are what exit code 1 speaks of.
 */
export function explainReport(prepared: Prepared, given: string, survey: Survey): ExplainReport {
  const { corpus, hasError } = prepared;
  const { scans, packages, touched, mentions } = survey;
  const findings = [
    ...affectsFindings(prepared, packages),
    ...markerFindings(prepared, scans),
    ...unreadableFindings(corpus, new Set()),
    ...(hasError ? prepared.findings : [...(corpus.map?.findings ?? []), ...corpus.limits]),
  ];
  return {
    path: given,
    ...decisionsOf(touched),
    markers: (scans[0] as ReturnType<typeof scanFile>).markers,
    findings: findings.sort(compareFindings),
    unscoped: unscopedOf(prepared),
    mentions,
    unreadable: unreadableOf(corpus),
  };
}
