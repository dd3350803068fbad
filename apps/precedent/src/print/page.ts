import type { Inspection } from '@precedent/core';
import { attentionLines } from './attention.ts';
import { engineLines } from './engines.ts';
import { environmentLines } from './environment.ts';
import { folderLines } from './folders.ts';
import { placeLines } from './place.ts';
import type { Style } from './style.ts';
import { table, type Row } from './table.ts';

/** The whole report for a person. Every text that came from outside is shown with its control characters visible. */
export function pageOf(inspection: Inspection, version: string, style: Style): string {
  const sections: readonly (readonly [string, readonly Row[]])[] = [
    [`Precedent ${version}: what would answer here`, placeLines(inspection)],
    ['Engines, in the order they are tried', engineLines(inspection)],
    ['Your folders', folderLines(inspection)],
    ['Environment', environmentLines(inspection)],
  ];
  const shown = sections.map(([title, rows]) => [style.bold(title), ...table(rows, style)].join('\n'));
  return `${[...shown, attentionLines(inspection, style).join('\n')].join('\n\n')}\n`;
}
