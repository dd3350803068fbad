import { escapeControls, type Inspection } from '@precedent/core';
import type { Style } from './style.ts';

/** What to do next: about each thing that needs attention, or to begin. */
export function attentionLines({ attention, answer }: Inspection, style: Style): string[] {
  if (attention.length > 0) {
    return [
      style.bold('Needs attention'),
      ...attention.flatMap(({ what, next }) => [
        `  ${style.red('✗')} ${escapeControls(what)}`,
        `    ${style.yellow(escapeControls(next))}`,
      ]),
    ];
  }
  const problems = answer?.ok === true && answer.errors + answer.warnings > 0;
  return [
    style.green('Everything would answer.'),
    `Next: ${problems ? 'adr lint, which says what is wrong with the records' : 'adr explain FILE, which says what governs a file'}.`,
  ];
}
