import type { Requirement } from './types.ts';

/** What the commands and the server do. */
export const commandRequirements = [
  {
    id: 'adr-exit-codes',
    sentence: 'adr exits 0, 1 when it found something, 2 for usage, and never one of these for a crash.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'adr-json',
    sentence: 'lint, check, explain, list and show print one JSON document with --json.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'adr-version',
    sentence: 'adr --version --json prints name, version and contract.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'adr-usage-line',
    sentence:
      'An unknown flag or command prints usage on stderr, with one line that says what to type, and exits 2.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'adr-corpus-missing',
    sentence: 'A missing corpus names the folders that were looked for.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'adr-read-only',
    sentence: 'No command creates or changes a file.',
    source: 'issue 2: the adr command',
  },
  {
    id: 'records-pure',
    sentence: 'The record engine starts no process and opens no socket.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-unreadable-named',
    sentence: 'A record that cannot be read is a finding with its path, and the others still answer.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-by-file',
    sentence: 'check says for each file which decisions apply and why.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-unscoped',
    sentence: 'An answer counts the live records that declare no scope.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-effective-status',
    sentence: 'Buckets follow the effective status, with both ends of a supersession read.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-summary',
    sentence: 'Each decision carries its own sentence and the path of its record.',
    source: 'issue 2: typed records',
  },
  {
    id: 'records-markers',
    sentence: '@adr markers in a file lead to the records they name.',
    source: 'issue 2: typed records',
  },
  {
    id: 'input-hostile-bytes',
    sentence:
      'Each hostile record, alone and beside five good ones, gives a finding or a right reading; the five still answer, and no file is created.',
    source: 'issue 2: bad input',
  },
  {
    id: 'input-big-record',
    sentence: 'A record of 10 MB takes bounded time and memory, and the answer says so.',
    source: 'issue 2: bad input',
  },
  {
    id: 'input-long-line',
    sentence: 'A line of 5 MB takes bounded time and memory.',
    source: 'issue 2: bad input',
  },
  {
    id: 'input-many-files',
    sentence: 'A folder of 20,000 files takes bounded time and memory, and the answer says so.',
    source: 'issue 2: bad input',
  },
  {
    id: 'mcp-handshake',
    sentence: 'The server completes a handshake in any directory.',
    source: 'issue 2: the server',
  },
  {
    id: 'mcp-ends',
    sentence: 'The server ends within a second of its stdin closing.',
    source: 'issue 2: the server',
  },
  { id: 'mcp-annotations', sentence: 'Each tool sets all four annotations.', source: 'issue 2: the server' },
  {
    id: 'mcp-both-forms',
    sentence: 'structuredContent and the text carry the same facts.',
    source: 'issue 2: the server',
  },
  {
    id: 'mcp-errors',
    sentence: 'A failure is an isError result with the fixed text.',
    source: 'issue 2: the server',
  },
  {
    id: 'contract-suite',
    sentence: 'One suite of cases passes through every adapter’s own driver.',
    source: 'issue 2: the server',
  },
  {
    id: 'start-main-job',
    sentence:
      'npm start shows through a real MCP client what governs what, in the decision’s own sentence, and why, then how to install it into each host.',
    source: 'issue 2: two commands on a fresh machine',
  },
  {
    id: 'start-folder',
    sentence: 'npm start -- FOLDER answers for that folder.',
    source: 'issue 2: two commands on a fresh machine',
  },
  {
    id: 'start-no-records',
    sentence: 'In a folder without records npm start says so and what to do, and exits 0.',
    source: 'issue 2: two commands on a fresh machine',
  },
] as const satisfies readonly Requirement[];
