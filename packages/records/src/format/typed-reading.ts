import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { RecordFile } from '../record.ts';
import type { RecordSource } from './source.ts';
import { readTyped } from './typed.ts';

/** A file as a typed record, right or wrong, and whether it means to be one. */
export interface TypedReading {
  readonly file: RecordFile;
  readonly isTyped: boolean;
  /** A typed record that is wrong and has keys of its own: the team may write a format of theirs that looks like ours. */
  readonly hasOwnKeys: boolean;
}

const readings = new WeakMap<RecordSource, TypedReading>();

/** Reads a source by the rules for typed records, once. Undefined when it takes more than `readFrontMatter`. */
export function typedReading(
  source: RecordSource,
  readFrontMatter: FrontMatterReader,
): TypedReading | undefined {
  let known = readings.get(source);
  if (known === undefined) {
    const file = readTyped(source, readFrontMatter);
    if (file === undefined) return undefined;
    const isTyped = file.record !== undefined || declaresType(source, file);
    const hasOwnKeys = isTyped && file.record === undefined && writesOwnKeys(file.findings);
    readings.set(source, (known = { file, isTyped, hasOwnKeys }));
  }
  return known;
}

const OPENING = /^\s*(?:-{3,}|\+{3,})[ \t]*\w*[ \t]*\r?\n/;
const CLOSING = /^(?:-{3,}|\.{3}|\+{3,})[ \t]*\r?$/m;
const TYPED_ID =
  /^["']?id["']?[ \t]*[:=][ \t]*(["']?)(?:[0-9]{4,}|[0-9A-HJKMNP-TV-Z]{26})\1[ \t]*(?:#.*)?\r?$/im;
/** Far below the longest front matter, and far above where anybody writes an id. */
const MOST = 8192;

/**
 * A broken record is typed when it has an id as typed records have, however its fences are written. Front matter of some
 * other schema may have one too: it then has keys and a status that are not ours.
 */
function declaresType({ text }: RecordSource, { findings }: RecordFile): boolean {
  const head = text.slice(0, MOST);
  const opening = OPENING.exec(head);
  if (opening === null) return false;
  const below = head.slice(opening[0].length);
  const closing = CLOSING.exec(below);
  const front = closing === null ? below : below.slice(0, closing.index);
  if (lacksOnlyId(findings) && /^deciders:/m.test(front)) return true;
  if (!TYPED_ID.test(front)) return false;
  const foreignKey = findings.some(isOwnKey);
  const foreignStatus = findings.some(
    ({ rule, field }) => rule === 'invalid-enum-value' && field === 'status',
  );
  return !(foreignKey && foreignStatus);
}

/** So many mistakes that they are cut off are no format of anybody's. */
function writesOwnKeys(findings: RecordFile['findings']): boolean {
  return findings.some(isOwnKey) && !findings.some(({ rule }) => rule === 'more-findings');
}

function isOwnKey({ rule, field }: RecordFile['findings'][number]): boolean {
  return rule === 'strict-unknown-key' && field?.includes('.') === false;
}

/** With a title, a day and deciders as we write them, nothing but the id was forgotten. */
function lacksOnlyId(findings: RecordFile['findings']): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.length === 1 && errors[0]?.rule === 'required-field' && errors[0].field === 'id';
}
