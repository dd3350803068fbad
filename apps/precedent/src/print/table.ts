import { escapeLine } from '@precedent/core';
import type { Style } from './style.ts';

/** A line of a section: a mark, a name, a text, and below it lines that say more. */
export interface Row {
  readonly mark?: 'yes' | 'no' | 'bad';
  readonly name: string;
  readonly text: string;
  readonly more?: readonly string[];
}

/** Rows with their texts in one column; control characters from outside are made visible. */
export function table(rows: readonly Row[], style: Style): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const marks = { yes: style.green('✓'), no: style.dim('–'), bad: style.red('✗') };
  return rows.flatMap(({ mark, name, text, more = [] }) => {
    const head = `  ${mark === undefined ? ' ' : marks[mark]} ${style.dim(name.padEnd(width))}  ${escapeLine(text)}`;
    return [head, ...more.map((line) => `${' '.repeat(width + 6)}${style.dim(escapeLine(line))}`)];
  });
}
