import type { Corpus } from '../record.ts';
import type { Finding, LintReport, Skipped } from '../report.ts';
import { adviceFindings } from './advice.ts';
import { corpusFindings } from './corpus-findings.ts';
import { compareFindings, compareText } from './order.ts';

/**
 * What is wrong in a corpus. `files` (from the root, `/` separated) limits the findings to those files, each judged
 * against the whole corpus; none means everything. `today` is `YYYY-MM-DD`.
 */
export function lintCorpus(corpus: Corpus, files: readonly string[], today: string): LintReport {
  const everything = [
    ...corpus.files.flatMap((file) => [...file.findings, ...adviceFindings(file, today)]),
    ...corpusFindings(corpus),
  ];
  const skipped = skippedOf(corpus);
  if (files.length === 0) {
    const findings = [...everything, ...corpus.skipped, ...corpus.limits].sort(compareFindings);
    return { checked: corpus.files.length, findings, skipped };
  }
  const wanted = new Set(files);
  const records = new Set(corpus.files.map(({ path }) => path));
  const findings = [
    ...everything.filter(({ path }) => path !== undefined && wanted.has(path)),
    ...[...wanted].filter((path) => !records.has(path)).map(notARecord),
  ];
  return { checked: wanted.size, findings: findings.sort(compareFindings), skipped };
}

function notARecord(path: string): Finding {
  const message = 'There is no record at this path in the corpus; check the path and the corpus folder.';
  return { rule: 'file-read', severity: 'error', message, path };
}

const MOST_PATHS = 20;

function skippedOf({ skipped, beside = [] }: Corpus): Skipped {
  const paths = [...new Set([...skipped.map(({ path }) => path ?? ''), ...beside])].sort(compareText);
  return { count: paths.length, paths: paths.slice(0, MOST_PATHS) };
}
