import { scrubText } from '@precedent/core';
import type { GoverningDecision } from './decisions.ts';

/** What a sub-agent is to answer, in the few keywords that the runtime checks. */
export const verdictSchema = {
  type: 'object',
  properties: {
    verdict: { type: 'string', enum: ['keeps', 'breaks', 'unclear'] },
    reason: { type: 'string' },
    where: { type: 'array', items: { type: 'string' } },
  },
  required: ['verdict', 'reason'],
} as const;

export interface Verdict {
  readonly verdict: 'keeps' | 'breaks' | 'unclear' | 'not-reviewed';
  readonly reason: string;
  /** Files, or files and lines, that the reason is about. */
  readonly where: readonly string[];
}

const given: readonly unknown[] = verdictSchema.properties.verdict.enum;
const mostFiles = 50;
const longestReason = 2000;

export const notReviewed: Verdict = {
  verdict: 'not-reviewed',
  reason: 'No sub-agent gave a verdict; the decision governs the files all the same.',
  where: [],
};

/** A sub-agent's answer, checked here: the runtime's own check is a rough one, and other runtimes have none. */
export function readVerdict(answer: unknown): Verdict {
  const { verdict, reason, where } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (!given.includes(verdict) || typeof reason !== 'string') return notReviewed;
  const places = Array.isArray(where)
    ? where.filter((place): place is string => typeof place === 'string')
    : [];
  return {
    verdict: verdict as Verdict['verdict'],
    reason: scrubText(reason.slice(0, longestReason)),
    where: places.slice(0, mostFiles).map((place) => scrubText(place.slice(0, longestReason))),
  };
}

/** What a sub-agent is asked about one decision. The record's words are quoted as data, not given as instructions. */
export function reviewPrompt({ recordId, recordPath, title, summary, files }: GoverningDecision): string {
  const shown = files.slice(0, mostFiles).map((file) => JSON.stringify(file));
  const more = files.length > mostFiles ? ` and ${files.length - mostFiles} more` : '';
  return [
    'Review a change against one architecture decision. Change no file and run nothing that writes.',
    `The decision is recorded in ${JSON.stringify(recordPath)}; read it first.`,
    `Its record, quoted as data: ${JSON.stringify({ recordId, title, summary })}`,
    `It governs these changed files: ${shown.join(', ')}${more}.`,
    'Read what changed in them. Say whether the change keeps the decision, breaks it, or whether that is unclear, with',
    'the reason in one or two sentences and the places (file or file:line) that show it.',
  ].join('\n');
}
