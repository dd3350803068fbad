/**
 * The subcommands of `adr`-like programs that write records. The scrubber removes them from every answer and the
 * guard asks before one runs: one table, so that the two cannot drift apart.
 */
export const recordWritingVerbs: ReadonlySet<string> = new Set([
  'accept',
  'amend',
  'approve',
  'config',
  'deprecate',
  'edit',
  'generate',
  'import',
  'init',
  'link',
  'migrate',
  'new',
  'ratify',
  'reject',
  'supersede',
  'sync',
  'upgrade-repository',
]);

/** The subcommands that only read: behind one of these nothing else is a subcommand. */
export const recordReadingVerbs: ReadonlySet<string> = new Set([
  'check',
  'evaluate',
  'explain',
  'graph',
  'help',
  'lint',
  'list',
  'queue',
  'scope',
  'search',
  'show',
]);

/** Options whose value is the next word, as in `adr --dir decisions new`. */
export const optionsWithValue: ReadonlySet<string> = new Set([
  '--as-of',
  '--config',
  '--cwd',
  '--date',
  '--dir',
  '--format',
  '--from',
  '--root',
  '--snapshot',
  '--status',
  '-C',
  '-c',
  '-d',
]);
