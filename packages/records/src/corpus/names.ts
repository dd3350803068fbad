const NUMBERED = /^[0-9]{4,}-.+\.md$/;
const ULID_NAMED = /^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}-.+\.md$/;
const BESIDE = new Set(['readme.md', 'index.md', 'contributing.md', 'template.md']);
const DOCUMENT = /\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i;

/** Named like a record, in a format that nothing here reads. */
const UNREAD = /^(?:\d{3,}|adr[-_ ]?\d+)[-_ .].*\.(?:org|txt|textile|html?|docx?|odt|pdf|rtf)$/i;

/** Beside the records: which files those govern that cannot say so themselves. */
export const MAP_NAME = 'decisions.map.yml';

/** A text that could be a record in some format; a name that begins with a dot is hidden. */
export function isDocument(name: string): boolean {
  return DOCUMENT.test(name) && !name.startsWith('.');
}

/** A record by its name that cannot be read, because it is in some other format. */
export function isUnreadFormat(name: string): boolean {
  return UNREAD.test(name);
}

export type NameKind = 'record' | 'skipped' | 'beside' | 'other';

/** What a file is by its name. A record lies directly in the corpus folder; elsewhere it is skipped. */
export function kindOfName(name: string, directly: boolean): NameKind {
  if (name.startsWith('.')) return 'other';
  if (BESIDE.has(name.toLowerCase()) || name === '0000-template.md') return 'beside';
  if (!name.endsWith('.md')) return DOCUMENT.test(name) ? 'beside' : 'other';
  return directly && (NUMBERED.test(name) || ULID_NAMED.test(name)) ? 'record' : 'skipped';
}

/** The number or ULID that a record's file name starts with. */
export function labelOfName(name: string): string | undefined {
  if (NUMBERED.test(name)) return /^[0-9]+/.exec(name)?.[0];
  return ULID_NAMED.test(name) ? name.slice(0, 26) : undefined;
}
