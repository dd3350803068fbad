import type { Bucket, Decision } from '@precedent/records';
import { oneLine } from './escape.ts';
import type { Sheet } from './page.ts';
import type { Style } from './style.ts';
import { count, few } from './words.ts';
import { hang } from './wrap.ts';

/** What the headings speak of: `src/a.ts`, or `this change`; and the files of a change each decision applies to. */
export interface Subject {
  readonly name: string;
  readonly filesOf?: (decision: Decision) => readonly string[];
}

export interface Decisions {
  readonly governing: readonly Decision[];
  readonly activeProposals: readonly Decision[];
  readonly history: readonly Decision[];
}

/** Decisions grouped by what they are worth to a reader of code: those in force first. */
export function printDecisions(sheet: Sheet, decisions: Decisions, subject: Subject): void {
  const { governing, activeProposals, history } = decisions;
  const { bold, dim } = sheet.style;
  if (governing.length === 0) sheet.line(bold(`No decision governs ${subject.name}.`));
  else {
    const verb = governing.length === 1 ? 'decision governs' : 'decisions govern';
    sheet.line(bold(`${governing.length} ${verb} ${subject.name}`));
    for (const decision of governing) printDecision(sheet, decision, subject);
  }
  if (activeProposals.length > 0) {
    sheet.line();
    sheet.line(bold(`${count(activeProposals.length, 'proposal')} on the table, not binding yet`));
    for (const decision of activeProposals) printDecision(sheet, decision, subject);
  }
  if (history.length > 0) {
    sheet.line();
    sheet.line(dim(`${count(history.length, 'past decision')}, no longer binding`));
    for (const decision of history) printPast(sheet, decision);
  }
}

function printDecision(sheet: Sheet, decision: Decision, subject: Subject): void {
  const { style, width, line } = sheet;
  line();
  printTitle(sheet, decision);
  for (const text of hang('    ', oneLine(decision.summary, 1000), width)) line(text);
  const detail = (label: string, text: string) => {
    const [first = '', ...rest] = hang(`    ${label.padEnd(8)}`, text, width);
    line(`    ${style.dim(label.padEnd(8))}${first.slice(12)}`);
    for (const more of rest) line(more);
  };
  detail('why', oneLine(decision.why, 500));
  const files = subject.filesOf?.(decision) ?? [];
  if (files.length > 0) detail('files', few(files, 5));
  detail('record', oneLine(decision.recordPath));
}

/** History must not weigh as much as what is in force: two lines, no sentence of its own. */
function printPast(sheet: Sheet, decision: Decision): void {
  sheet.line();
  printTitle(sheet, decision);
  sheet.line(sheet.style.dim(`    record  ${oneLine(decision.recordPath)}`));
}

function printTitle(sheet: Sheet, decision: Decision): void {
  const { style } = sheet;
  const id = oneLine(decision.recordId, 80);
  const status = statusText(decision);
  const label = `  ${id}  ${status}  `;
  const [first = label, ...rest] = hang(label, oneLine(decision.title), sheet.width);
  sheet.line(
    `  ${style.bold(id)}  ${paintStatus(style, decision.bucket)(status)}  ${first.slice(label.length)}`,
  );
  for (const more of rest) sheet.line(more);
}

/** The status in effect; what the record itself says is added when it says something else. */
export function statusText(decision: Pick<Decision, 'status' | 'effectiveStatus' | 'supersededBy'>): string {
  const { status, effectiveStatus, supersededBy } = decision;
  const successor = supersededBy === undefined ? '' : ` by ${oneLine(supersededBy, 80)}`;
  const effect = effectiveStatus === 'superseded' ? `superseded${successor}` : effectiveStatus;
  return status === effectiveStatus ? effect : `${effect} (says ${status})`;
}

export function paintStatus(style: Style, bucket: Bucket): (text: string) => string {
  return { governing: style.green, activeProposals: style.yellow, history: style.dim }[bucket];
}
