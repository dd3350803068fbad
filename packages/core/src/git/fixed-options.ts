/**
 * What stands before the subcommand of every call. Each switches off something that a repository's own configuration
 * could start, or a way in which git would write.
 */
export const fixedOptions: readonly string[] = [
  '--no-optional-locks',
  '--no-pager',
  ...setting('core.fsmonitor', 'false'),
  ...setting('core.hooksPath', '/dev/null'),
  // A bare repository may be committed inside a clone; its configuration must never count.
  ...setting('safe.bareRepository', 'explicit'),
  ...setting('protocol.allow', 'never'),
  ...setting('diff.external', ''),
  ...setting('core.quotePath', 'false'),
];

/**
 * For every subcommand that compares. A submodule is looked at only as far as which commit it is at (`dirty`): `all`
 * would also hide a commit that moves it, and less would start another git inside it.
 */
export const compareOptions: readonly string[] = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-renames',
  '--no-relative',
  '--ignore-submodules=dirty',
  '-z',
];

function setting(key: string, value: string): readonly string[] {
  return ['-c', `${key}=${value}`];
}
