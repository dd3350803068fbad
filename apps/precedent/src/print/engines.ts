import type { Inspection } from '@precedent/core';
import type { Row } from './table.ts';

const names = {
  ADRKIT_CLI: 'ADRKIT_CLI',
  repository: 'repository',
  PATH: 'PATH',
  embedded: 'built in',
} as const;
const marks = { chosen: 'yes', 'passed-over': 'no', unusable: 'bad' } as const;

/** Every engine that could answer, and why it does or does not. */
export function engineLines({ engine }: Inspection): Row[] {
  return engine.considered.map(({ candidate, verdict, sentence, file }) => ({
    mark: marks[verdict],
    name: names[candidate],
    text: sentence,
    ...(file === undefined ? {} : { more: [file] }),
  }));
}
