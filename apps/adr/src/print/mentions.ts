import type { Mention } from '@precedent/records';
import { paintStatus } from './decisions.ts';
import { oneLine } from './escape.ts';
import type { Sheet } from './page.ts';
import { hang } from './wrap.ts';

/** Records that speak of the file without governing it: one line each, and where to read on. */
export function printMentions(sheet: Sheet, mentions: readonly Mention[]): void {
  if (mentions.length === 0) return;
  const { style } = sheet;
  sheet.line();
  sheet.line(style.bold('Mentioned by records that declare no scope, so perhaps to be kept in mind'));
  for (const mention of mentions) {
    sheet.line();
    const id = oneLine(mention.recordId, 80);
    const label = `  ${id}  ${mention.effectiveStatus}  `;
    const [first = label, ...rest] = hang(label, oneLine(mention.title), sheet.width);
    sheet.line(
      `  ${style.bold(id)}  ${paintStatus(style, mention.bucket)(mention.effectiveStatus)}  ${first.slice(label.length)}`,
    );
    for (const more of rest) sheet.line(more);
    sheet.line(style.dim(`    names   ${oneLine(mention.mentioned)}`));
    sheet.line(style.dim(`    record  ${oneLine(mention.recordPath)}`));
  }
}
