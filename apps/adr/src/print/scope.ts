import { escapeControls } from '@precedent/core';
import type { ScopeReport } from '@precedent/records';
import { oneLine } from './escape.ts';
import { printNotes, recordNotes } from './notes.ts';
import type { Page } from './page.ts';
import { count } from './words.ts';

/** The draft alone goes to stdout, so that it can be piped; what to do with it goes to stderr. */
export function printScope({ out, err }: Page, report: ScopeReport, others: readonly string[]): void {
  const { suggestions, scoped, draft, mapPath, unreadable } = report;
  const none = { count: 0, scoped: 0, decisions: [] };
  if (suggestions.length === 0) {
    const has =
      scoped === 0
        ? 'There is no live decision'
        : `Each live decision that could be mapped has a scope (${scoped})`;
    out.line(`# ${has}, so there is nothing to suggest.`);
  } else {
    for (const line of draft.trimEnd().split('\n')) out.line(escapeControls(line));
    const drafted = suggestions.filter(({ patterns }) => patterns.length > 0).length;
    err.line(
      `Nothing was written. ${drafted} of ${count(suggestions.length, 'record')} name files that exist. ` +
        `Check each line, then save it as ${oneLine(mapPath)}.`,
    );
  }
  printNotes(err, recordNotes(none, unreadable, others));
}
