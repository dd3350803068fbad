import type { Requirement } from './types.ts';

/** What a call returns. */
export const outcomeRequirements = [
  {
    id: 'outcome-report',
    sentence: 'Exit 0 or 1 with a JSON object on stdout is a success that carries the exit code.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-usage',
    sentence: 'Exit 2 is the failure usage with the program’s own message.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-usage-cleaned',
    sentence: 'A usage message is scrubbed, loses its stack lines, and is cut to 2 KiB between code points.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-cli-failed',
    sentence:
      'Any other exit, or 0 or 1 without a JSON object, is cli-failed with a fixed text and the exit code.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-cli-killed',
    sentence: 'A program ended by a signal is cli-killed.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-cli-not-started',
    sentence: 'A program that cannot be started is cli-not-started.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-output-too-large',
    sentence: 'Too much output is output-too-large.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-command-line',
    sentence: 'A command line too long for the system is command-line-too-long.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-timed-out',
    sentence: 'A program past its deadline is timed-out.',
    source: 'boundary: outcomes',
  },
  { id: 'outcome-cancelled', sentence: 'A cancelled call is cancelled.', source: 'boundary: outcomes' },
  {
    id: 'outcome-fixed-texts',
    sentence: 'Every refusal has one fixed text from the table of codes.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-no-leak',
    sentence:
      'No outcome carries an exception’s text, a stack, an install path, an environment value or a rejected argument.',
    source: 'boundary: outcomes',
  },
  {
    id: 'outcome-one-table',
    sentence: 'Codes and texts are one table, and the documentation page is generated from it.',
    source: 'boundary: outcomes',
  },
  {
    id: 'limit-data',
    sentence: 'Limits are data: 20,000 bytes, 10,000 characters, or 48 KiB, and PRECEDENT_MAX_RESULT_BYTES.',
    source: 'boundary: limits of an answer',
  },
  {
    id: 'limit-held',
    sentence: 'No answer, structured or text, is larger than its limit, and being large is never an error.',
    source: 'boundary: limits of an answer',
  },
  {
    id: 'limit-order',
    sentence: 'Answers are in a fixed order with live decisions first.',
    source: 'boundary: limits of an answer',
  },
  {
    id: 'limit-says-so',
    sentence: 'A bounded answer gives the totals and how to ask for less.',
    source: 'boundary: limits of an answer',
  },
  {
    id: 'outcome-never-throws',
    sentence: 'Shaping a result never throws.',
    source: 'issue 3: property tests',
  },
  {
    id: 'arg-property',
    sentence:
      'No argument that passes validation reaches argv as an option, leaves the root or carries a control character.',
    source: 'issue 3: property tests',
  },
  {
    id: 'outcome-no-canary',
    sentence: 'None of 20 values planted in the environment appears in any byte of any result.',
    source: 'issue 3: hostile CLIs',
  },
  { id: 'cli-no-survivor', sentence: 'No process survives a call.', source: 'issue 3: hostile CLIs' },
] as const satisfies readonly Requirement[];
