import type { Requirement } from './types.ts';

/** What never reaches a model as it was. */
export const scrubbingRequirements = [
  {
    id: 'scrub-verbs',
    sentence: 'A record-writing subcommand after adr becomes [removed], whole words and exact case only.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-separators',
    sentence:
      'Any run of whitespace, format characters, variation selectors, invisible fillers or backslash-newline counts as the separator.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-option-words',
    sentence: 'Option words between adr and the subcommand hide nothing.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-launchers',
    sentence: 'A launcher, a path or a package name before the subcommand hides nothing.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-keys-and-values',
    sentence: 'Keys are scrubbed as values are, and lists by file are arrays so that keys cannot collide.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-text-again',
    sentence: 'The text form is scrubbed again as a whole.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-idempotent',
    sentence: 'Scrubbing twice changes nothing more, and leaves no match.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-linear',
    sentence: 'Scrubbing takes time in proportion to its input, the worst input included.',
    source: 'boundary: scrubbing',
  },
  { id: 'scrub-prose', sentence: 'Ordinary prose is unchanged.', source: 'boundary: scrubbing' },
  {
    id: 'scrub-one-list',
    sentence: 'The scrubber and the guard share one list of subcommands.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'control-escaped',
    sentence:
      'Control characters but tab and newline, and bidirectional controls, become visible escapes in every string.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'control-tags',
    sentence: 'Tags-block characters outside emoji flags become visible escapes.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'control-emoji-kept',
    sentence: 'Emoji, joiner sequences, flags and no-break spaces pass untouched.',
    source: 'boundary: scrubbing',
  },
  {
    id: 'scrub-budget',
    sentence: 'Scrubbing takes at most three times as long as JSON.parse on the same text.',
    source: 'issue 3: scrub time',
  },
] as const satisfies readonly Requirement[];
