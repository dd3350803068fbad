import type { Finding, Severity } from '@precedent/records';
import { oneLine } from './escape.ts';
import type { Sheet } from './page.ts';
import { hang } from './wrap.ts';

/** Findings grouped by file, in code unit order of the paths; those about no file come last. */
export function printFindings(sheet: Sheet, findings: readonly Finding[]): void {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.path ?? '');
    if (group === undefined) groups.set(finding.path ?? '', [finding]);
    else group.push(finding);
  }
  for (const file of [...groups.keys()].sort(withoutPathLast)) {
    sheet.line();
    sheet.line(sheet.style.bold(file === '' ? 'The folder of records' : oneLine(file)));
    for (const finding of groups.get(file) ?? []) printFinding(sheet, finding);
  }
}

export function countSeverity(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function printFinding(sheet: Sheet, finding: Finding): void {
  const { style } = sheet;
  const severity = finding.severity.padEnd(5);
  const paint = { error: style.red, warn: style.yellow, info: style.cyan }[finding.severity];
  const label = `  ${severity}  `;
  const [first = label, ...rest] = hang(
    label,
    `${oneLine(finding.message, 1000)} [${finding.rule}]`,
    sheet.width,
  );
  sheet.line(`  ${paint(severity)}  ${first.slice(label.length)}`);
  for (const more of rest) sheet.line(more);
}

function withoutPathLast(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}
