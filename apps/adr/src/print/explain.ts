import type { ExplainReport, FileMarkers } from '@precedent/records';
import { printDecisions } from './decisions.ts';
import { oneLine } from './escape.ts';
import { printFindings } from './findings.ts';
import { printMentions } from './mentions.ts';
import { besideNotes, printNotes, recordNotes } from './notes.ts';
import type { Page } from './page.ts';

export function printExplain({ out }: Page, report: ExplainReport, others: readonly string[]): void {
  printDecisions(out, report, { name: oneLine(report.path) });
  printMentions(out, report.mentions ?? []);
  printFindings(out, besideNotes(report.findings));
  printNotes(out, [
    ...markerNotes(report.markers),
    ...recordNotes(report.unscoped, report.unreadable, others),
  ]);
}

function markerNotes(markers: FileMarkers): string[] {
  if (markers.state === 'unreadable')
    return ['It was not searched for @adr markers: it is no plain readable file.'];
  if (markers.state === 'out-of-tree') return ['It lies outside the repository, so no decision can name it.'];
  if (markers.truncated)
    return [`@adr markers were looked for in its first ${markers.windowBytes / 1024} KiB only.`];
  return [];
}
