import { escapeControls } from '@precedent/core';
import type { FiredMatcher, ShowReport } from '@precedent/records';
import { paintStatus, statusText } from './decisions.ts';
import { oneLine } from './escape.ts';
import { printFindings } from './findings.ts';
import type { Page } from './page.ts';

export function printShow({ out }: Page, report: ShowReport): void {
  const { bold, dim } = out.style;
  out.line(`${bold(oneLine(report.recordId, 80))}  ${bold(oneLine(report.title))}`);
  const date = report.date === undefined ? '' : `  ${oneLine(report.date, 20)}`;
  out.line(
    `${paintStatus(out.style, report.bucket)(statusText(report))}${date}  ${dim(oneLine(report.recordPath))}`,
  );
  if (report.statusText !== undefined)
    out.line(`${dim('status')}   written “${oneLine(report.statusText, 200)}”`);
  out.line(
    `${dim('affects')}  ${report.affects.length === 0 ? 'declares no scope' : ''}${scope(report.affects)}`,
  );
  printFindings(out, report.findings);
  out.line();
  out.line(escapeControls(report.body.replace(/\r\n?/g, '\n')).trim());
}

/** Patterns of paths stand for themselves; other kinds say what they are. */
function scope(affects: readonly FiredMatcher[]): string {
  return affects
    .map(({ type, pattern }) => (type === 'path' ? oneLine(pattern) : `${oneLine(type)} ${oneLine(pattern)}`))
    .join(', ');
}
