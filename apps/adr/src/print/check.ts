import type { CheckReport, Decision, MarkerScan } from '@precedent/records';
import { printDecisions } from './decisions.ts';
import { oneLine } from './escape.ts';
import { countSeverity, printFindings } from './findings.ts';
import { printMentions } from './mentions.ts';
import { besideNotes, printNotes, recordNotes } from './notes.ts';
import type { Page } from './page.ts';
import { count, few } from './words.ts';

export function printCheck({ out }: Page, report: CheckReport, others: readonly string[]): void {
  const [only, ...more] = report.changedFiles;
  if (only === undefined) {
    out.line('No files were given, so nothing was checked. Try: adr check $(git diff --name-only HEAD)');
    return;
  }
  const name = more.length > 0 ? 'this change' : oneLine(only);
  printDecisions(out, report, { name, ...(more.length === 0 ? {} : { filesOf: filesByRecord(report) }) });
  printMentions(out, report.mentions ?? []);
  printFindings(out, besideNotes(report.findings));
  printNotes(out, [
    ...scanNotes(report.markerScan),
    ...recordNotes(report.unscoped, report.unreadable, others),
  ]);
  out.line();
  out.line(out.style.dim(summary(report)));
}

function summary(report: CheckReport): string {
  const records = report.changedRecords.length;
  const errors = countSeverity(report.findings, 'error');
  const linted = records === 0 ? '' : `; ${count(records, 'changed record')}, ${count(errors, 'error')}`;
  return (
    `checked ${count(report.changedFiles.length, 'file')}: ${report.governing.length} governing, ` +
    `${count(report.activeProposals.length, 'proposal')}, ${report.history.length} past${linted}`
  );
}

/** The mapping that `byFile` gives per file, turned round: per record, the files it applies to. */
function filesByRecord(report: CheckReport): (decision: Decision) => readonly string[] {
  const files = new Map<string, string[]>();
  for (const { path, decisions } of report.byFile)
    for (const { recordPath } of decisions) {
      const known = files.get(recordPath);
      if (known === undefined) files.set(recordPath, [path]);
      else known.push(path);
    }
  return ({ recordPath }) => files.get(recordPath) ?? [];
}

/** Where markers could not be looked for. Files that are gone are no news: a change may delete them. */
function scanNotes(scan: MarkerScan): string[] {
  const told: (readonly [readonly string[], string])[] = [
    [scan.unreadablePaths, 'Not searched for @adr markers, being no plain readable file'],
    [scan.outOfTreePaths, 'Outside the repository, so no decision can name it'],
    [scan.truncatedPaths, '@adr markers were looked for in the first 8 KiB only of'],
    [scan.skippedPaths, `Not searched for @adr markers, as there are more than ${scan.limit} files`],
  ];
  return told.filter(([paths]) => paths.length > 0).map(([paths, text]) => `${text}: ${few(paths, 5)}.`);
}
