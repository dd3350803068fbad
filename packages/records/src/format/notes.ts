import type { TextEncoding } from '../bytes/decode.ts';
import type { Finding } from '../report.ts';
import type { RecordSource } from './source.ts';

const ENCODINGS: Readonly<Record<Exclude<TextEncoding, 'utf-8'>, string>> = {
  'utf-16le': 'The file is UTF-16 and was read as that; save it as UTF-8.',
  'utf-16be': 'The file is UTF-16 and was read as that; save it as UTF-8.',
  'windows-1252': 'The file is not UTF-8 and was read as Windows-1252 (Latin-1); save it as UTF-8.',
  'broken-utf-8': 'Some bytes of the file are not UTF-8 and were read as U+FFFD; save it as UTF-8.',
};

/** What reading the bytes already shows, whatever the format. */
export function sourceNotes({ path, encoding, cutFrom }: RecordSource): readonly Finding[] {
  const notes: Finding[] = [];
  if (encoding !== 'utf-8') {
    notes.push({ rule: 'record-encoding', severity: 'warn', message: ENCODINGS[encoding], path });
  }
  if (cutFrom !== undefined) {
    const message = `The file has ${cutFrom} bytes; only its beginning was read. Move long material out of the record.`;
    notes.push({ rule: 'record-truncated', severity: 'warn', message, path });
  }
  return notes;
}

/** Said of front matter that could not be used: to a reader the line looks right. */
export function noBreakSpaceNotes(path: string, frontMatter: string): readonly Finding[] {
  const at = frontMatter.indexOf('\u00A0');
  if (at === -1) return [];
  // The opening fence is line 1 of the file.
  const line = frontMatter.slice(0, at).split('\n').length + 1;
  const message = `Line ${line} holds a no-break space, which YAML does not take for a space; type a plain one.`;
  return [{ rule: 'record-no-break-space', severity: 'warn', message, path, field: 'frontmatter' }];
}
