import type { Requirement } from './types.ts';

/** What is said unasked, and what is asked about. */
export const adviceRequirements = [
  {
    id: 'advice-pure',
    sentence: 'Advice is a function of the event, the report and the ledger, and changes none of them.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-once',
    sentence: 'A decision is told once per session, agent, context generation, file and record digest.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-generation',
    sentence: 'Clearing or compacting the context begins a new generation.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-sub-agent',
    sentence: 'A sub-agent has never been told anything.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-contents',
    sentence: 'Advice gives the decision’s own sentence, its record path and why it governs.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-index',
    sentence: 'At session start the advice is an index of five lines.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-silent',
    sentence: 'Nothing is said about a file that nothing governs.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-status-edit',
    sentence: 'A direct edit of a record’s status is spoken to.',
    source: 'boundary: advice',
  },
  {
    id: 'advice-patch',
    sentence: 'Each file that a patch names counts as edited, whatever else is in the patch.',
    source: 'issue 4: the Copilot extension',
  },
  {
    id: 'guard-writes',
    sentence: 'A command line that would write a record is asked about.',
    source: 'boundary: guard',
  },
  {
    id: 'guard-wrappers',
    sentence: 'Wrappers and assignments before the command hide nothing.',
    source: 'boundary: guard',
  },
  {
    id: 'guard-nested',
    sentence: '-c, eval, substitutions, backticks and here-documents are followed to depth 3.',
    source: 'boundary: guard',
  },
  {
    id: 'guard-powershell',
    sentence: 'PowerShell command lines are judged by their own rules.',
    source: 'boundary: guard',
  },
  {
    id: 'guard-reads',
    sentence: 'Not one of 400 read-only command lines is asked about.',
    source: 'boundary: guard',
  },
  {
    id: 'guard-limits-said',
    sentence: 'The guard says that it catches honest use and not evasion.',
    source: 'boundary: guard',
  },
] as const satisfies readonly Requirement[];
