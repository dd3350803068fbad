/**
 * Every way a call can fail. The texts are fixed: no argument, path, environment value or exception text is ever
 * put into one. `docs/reference/failure-codes.md` is generated from this table.
 */
export const failureCodes = {
  'unknown-tool': {
    message: 'There is no such tool.',
    next: 'Call adr_check, adr_explain or adr_lint.',
  },
  'unknown-argument': {
    message: 'An argument has a name this tool does not know.',
    next: 'Send only the arguments in the tool’s schema.',
  },
  'bad-argument': {
    message: 'An argument breaks its rule.',
    next: 'Correct it and call again; the parameter and the rule follow.',
  },
  'paths-with-base': {
    message: 'paths and base were both given.',
    next: 'Give paths, or base, or neither.',
  },
  'no-workspace': {
    message: 'No directory is known to answer for.',
    next: 'Work in a directory that exists (in Copilot: /cd DIR), start the server with --cwd DIR, or set PRECEDENT_CWD.',
  },
  'corpus-not-found': {
    message: 'No folder of decision records was found.',
    next: 'If dir or ADRKIT_DIR names one, that folder is not there; else docs/adr, doc/adr, docs/decisions, docs/architecture/decisions, .adr-dir and .log4brains.yml were looked in. Name another one with dir, in the setting of your plugin, or with ADRKIT_DIR. Where the team keeps no records, no decision governs: go on.',
  },
  'corpus-not-readable': {
    message: 'The folder of decision records cannot be read.',
    next: 'Check its permissions.',
  },
  'symlink-escape': {
    message: 'The corpus directory leads out of the repository.',
    next: 'Name a folder inside the repository; a folder outside it works only through ADRKIT_DIR.',
  },
  'not-work-tree': {
    message: 'This directory is not inside a git work tree, so changed files cannot be listed.',
    next: 'Give paths.',
  },
  'git-unsafe-directory': {
    message: 'Git refuses this directory because another user owns it.',
    next: 'Give paths, or let the user decide whether to trust it with git’s safe.directory.',
  },
  'no-such-base': {
    message: 'base is not a revision of this repository.',
    next: 'Give a branch, tag or commit that exists here; nothing is fetched.',
  },
  'no-merge-base': {
    message: 'base and HEAD have no common ancestor.',
    next: 'Give another base, or paths.',
  },
  shallow: {
    message: 'The clone is too shallow to compare with base.',
    next: 'Fetch more history, or give paths.',
  },
  unborn: {
    message: 'The repository has no commit yet, so there is nothing to compare with base.',
    next: 'Leave base out, or give paths.',
  },
  'git-missing': {
    message: 'git was not found.',
    next: 'Install git, or give paths.',
  },
  'git-too-old': {
    message: 'This git is older than 2.38 and would ignore a setting that keeps the call safe.',
    next: 'Update git, or give paths.',
  },
  'git-failed': {
    message: 'git could not list the changed files.',
    next: 'Give paths; precedent doctor shows more.',
  },
  'cli-unresolved': {
    message: 'The adr command that you configured cannot be used.',
    next: 'Correct or unset ADRKIT_CLI or PRECEDENT_ENGINE; precedent doctor shows what was tried. In a plugin, correct its setting for the command: an absolute path outside the project.',
  },
  usage: {
    message: 'The adr command refused the call.',
    next: 'Its own message follows, if it gave one.',
  },
  'cli-failed': {
    message: 'The adr command ended without a report.',
    next: 'Run it by hand in the repository; precedent doctor shows which one it is.',
  },
  'cli-killed': {
    message: 'The adr command was ended by a signal.',
    next: 'Run it by hand in the repository; precedent doctor shows which one it is.',
  },
  'cli-not-started': {
    message: 'The adr command could not be started.',
    next: 'precedent doctor shows which one it is.',
  },
  'output-too-large': {
    message: 'The adr command printed more than 64 MiB.',
    next: 'Ask about fewer paths.',
  },
  'command-line-too-long': {
    message: 'The paths make a command line that this system cannot take.',
    next: 'Ask about fewer paths.',
  },
  'timed-out': {
    message: 'The call took too long and was ended.',
    next: 'Ask about fewer paths, or raise PRECEDENT_TIMEOUT_MS.',
  },
  cancelled: {
    message: 'The call was cancelled.',
    next: 'Call again if the answer is still wanted.',
  },
  internal: {
    message: 'Precedent failed while answering. This is a bug.',
    next: 'Please report it with the output of precedent doctor.',
  },
} as const satisfies Record<string, { readonly message: string; readonly next: string }>;

export type FailureCode = keyof typeof failureCodes;
