import type { Requirement } from './types.ts';

const source = 'issue 8: every ADR folder works on day one';

/** Records that their teams wrote before anybody thought of us. */
export const recordRequirements = [
  { id: 'own-folder', sentence: 'A folder of records in any format is read without a change to it.', source },
  { id: 'own-file-name', sentence: 'A record is found under whatever name its team gives records.', source },
  {
    id: 'own-id',
    sentence: 'The id is that of the front matter as written, else the number or the name.',
    source,
  },
  {
    id: 'own-title',
    sentence:
      'The title is that of the front matter, else of the first heading without its number, else the name.',
    source,
  },
  {
    id: 'own-status-words',
    sentence: 'A status is read in its many spellings, languages and decorations, slips included.',
    source,
  },
  { id: 'own-status-places', sentence: 'A status is found wherever records state one.', source },
  { id: 'own-status-placeholder', sentence: 'What a template offers is no status.', source },
  {
    id: 'own-superseding',
    sentence: 'Supersession is read from both ends, by file, number, title, path from the root or address.',
    source,
  },
  {
    id: 'own-beside',
    sentence: 'What lies beside the records and is none is left out, counted and named.',
    source,
  },
  { id: 'own-bytes', sentence: 'Records are read whatever their encoding and line ends.', source },
  {
    id: 'own-markup',
    sentence: 'reStructuredText and AsciiDoc records are read as Markdown ones are.',
    source,
  },
  { id: 'own-nested', sentence: 'A record may be a README in a folder of its own.', source },
  {
    id: 'own-mixed',
    sentence: 'Beside typed records another one is judged by their rules and still takes part in answers.',
    source,
  },
  {
    id: 'own-map',
    sentence: 'decisions.map.yml gives records a scope, and a key that means none or several is a finding.',
    source,
  },
  {
    id: 'own-mentions',
    sentence:
      'A record that names a file or its folder is mentioned, at most five, and never governs for it.',
    source,
  },
  {
    id: 'own-accounting',
    sentence: 'Every document of a folder is a record, unreadable or skipped, and none is two of them.',
    source,
  },
  { id: 'own-lint-advice', sentence: 'lint advises in the terms of the format that it found.', source },
  {
    id: 'own-scope-suggest',
    sentence: 'adr scope suggest prints a mapping file and writes nothing.',
    source,
  },
  {
    id: 'own-any-input',
    sentence: 'Any bytes, any names and any links give an answer, the same each time, in linear time.',
    source,
  },
  {
    id: 'own-speed',
    sentence: 'A thousand records in any format are read in a fraction of a second.',
    source,
  },
] as const satisfies readonly Requirement[];
