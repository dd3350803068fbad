const names = [
  'path',
  'file',
  'folder',
  'dir',
  'directory',
  'directories',
  'root',
  'corpus',
  'corpora',
  'record',
  'pattern',
  'name',
  'title',
  'id',
  'ref',
  'by',
  'base',
  'engine',
  'executable',
  'mentioned',
  'why',
];
const capitalised = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
const last = new RegExp(`(?:(?:^|[_-])(?:${names.join('|')})|[a-z\\d](?:${capitalised.join('|')}))s?$`);

/**
 * Whether the strings under a key are names of files, records, patterns or revisions, or a sentence about one. The
 * last word of the key tells, in foreign reports too: `path`, `changedFiles`, `affected_paths`. Such a string is one
 * line by nature, so a newline in it belongs to a name and could pass for the end of it.
 */
export function isOneLine(key: string): boolean {
  return last.test(key);
}
