import type { LintReport } from '@precedent/records';
import { countSeverity, printFindings } from './findings.ts';
import type { Page } from './page.ts';

/** Findings go to stderr and the count to stdout, as programs that read this command's output expect. */
export function printLint({ out, err }: Page, report: LintReport): void {
  printFindings(err, report.findings);
  if (report.findings.length > 0) err.line();
  const errors = countSeverity(report.findings, 'error');
  const warnings = countSeverity(report.findings, 'warn');
  out.line(`checked ${report.checked} records, ${errors} errors, ${warnings} warnings`);
}
