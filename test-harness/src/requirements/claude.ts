import type { Requirement } from './types.ts';

/** The Claude Code plugin. Advice throughout: none of it is a gate. */
export const claudeRequirements = [
  {
    id: 'claude-reply-table',
    sentence: 'For each event and outcome a hook ends with 0 and prints one exact JSON document, or nothing.',
    source: 'issue 5: it shows that it works',
  },
  {
    id: 'claude-advice',
    sentence:
      'What governs a file is said when it is read or named, before it is edited, once to each agent.',
    source: 'issue 5: advice before the edit',
  },
  {
    id: 'claude-new-context',
    sentence: 'After /clear and after compaction it is said anew.',
    source: 'issue 5: advice before the edit',
  },
  {
    id: 'claude-hold',
    sentence:
      'Where the user chose it, the first edit of a governed file is refused once and the retry passes.',
    source: 'issue 5: advice before the edit',
  },
  {
    id: 'claude-guard',
    sentence: 'A command that writes a record is asked about, or denied where the user set it; others pass.',
    source: 'issue 5: the guard',
  },
  {
    id: 'claude-after-check',
    sentence:
      'After a turn the user is told what governs the files that changed by any means and was not told.',
    source: 'issue 5: the after-check',
  },
  {
    id: 'claude-pre-approved',
    sentence: 'The three tools run without a question, and what the user denies stays denied.',
    source: 'issue 5: the MCP server',
  },
  {
    id: 'claude-hook-tool',
    sentence: 'The tool that hooks call is shown to no model, and no model can call it.',
    source: 'issue 5: speed',
  },
  {
    id: 'claude-ledger',
    sentence: 'What was told is kept 0600 in the plugin’s own folder, whole, however many hooks run at once.',
    source: 'issue 5: advice before the edit',
  },
  {
    id: 'claude-real-paths',
    sentence: 'The links of the project and of the file are followed before they are compared.',
    source: 'boundary: where the session is',
  },
  {
    id: 'claude-trust',
    sentence:
      'Nothing that a repository commits chooses the adr command, the records or a setting of the plugin.',
    source: 'issue 5: trust',
  },
  {
    id: 'claude-survives',
    sentence: 'A server that crashed, a missing Node and a tool input of 5 MB leave the session working.',
    source: 'issue 5: it shows that it works',
  },
  {
    id: 'claude-context-size',
    sentence: 'Nothing that is added to a context is longer than 10,000 characters.',
    source: 'issue 5: it shows that it works',
  },
  {
    id: 'claude-installs',
    sentence: 'The folder is valid, is installed from a marketplace, is used there, and is uninstalled.',
    source: 'issue 5: it shows that it works',
  },
  {
    id: 'claude-latency',
    sentence: 'An ordinary tool call starts no process of ours and waits less than starting one would take.',
    source: 'issue 5: speed',
  },
] as const satisfies readonly Requirement[];
