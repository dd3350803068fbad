import type { Corpus, RecordFile } from '../record.ts';
import type { Finding, Unreadable } from '../report.ts';

const MOST_NAMED = 20;

/** Records that take no part in an answer because they could not be read or break a rule. */
export function unreadableOf(corpus: Corpus): Unreadable {
  const paths = broken(corpus).map(({ path }) => path);
  return { count: paths.length, paths: paths.slice(0, MOST_NAMED) };
}

/** One warning for each, so that no decision is quietly missing; `told` have their own findings in the answer already. */
export function unreadableFindings(corpus: Corpus, told: ReadonlySet<string>): readonly Finding[] {
  const untold = broken(corpus).filter(({ path }) => !told.has(path));
  const findings = untold.slice(0, MOST_NAMED).map(({ path, id, findings: own }): Finding => {
    const reason = own.find(({ severity }) => severity === 'error')?.rule;
    const because = reason === undefined ? '' : ` (${reason})`;
    const message = `This record could not be read${because}, so its decision is missing here; run lint and repair it.`;
    return {
      rule: 'record-unreadable',
      severity: 'warn',
      message,
      path,
      ...(id === undefined ? {} : { id }),
    };
  });
  if (untold.length > MOST_NAMED) {
    const message = `${untold.length - MOST_NAMED} more records could not be read; run lint to see them all.`;
    findings.push({ rule: 'record-unreadable', severity: 'warn', message, path: corpus.shownDir });
  }
  return findings;
}

function broken({ files }: Corpus): readonly RecordFile[] {
  return files.filter(({ record }) => record === undefined);
}
