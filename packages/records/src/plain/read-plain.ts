import type { FrontMatterReader } from '../frontmatter/read.ts';
import { sourceNotes } from '../format/notes.ts';
import type { RecordSource } from '../format/source.ts';
import type { DecisionRecord, RecordFile } from '../record.ts';
import { plainAdvice } from './advice.ts';
import { dayOf } from './date.ts';
import { type Fact, factsOf } from './facts.ts';
import { type Front, frontField, frontOf, textsOf } from './front.ts';
import { asMarkdown, markupOf } from './markup.ts';
import { nameFacts, type NameFacts, stemOf } from './name.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type Section, sectionsOf } from './sections.ts';
import { looseAffects } from '../scope/matchers.ts';
import { evidenceOf, type Evidence, formatOf, isTemplate } from './shape.ts';
import { frontStatus, type StatedStatusText, statusIn, strongest } from './status.ts';
import { type Reference, referencesIn } from './reference.ts';
import { type Supersession, supersessionIn } from './supersession.ts';
import { titleFromName, titleIn, titleOf } from './title.ts';

export interface PlainReading {
  /** With a record, always: what a format of its own lacks is no error. */
  readonly file: RecordFile & { readonly record: DecisionRecord };
  readonly evidence: Evidence;
  readonly isTemplate: boolean;
}

const LONGEST_ID = 100;
const NONE: readonly never[] = Object.freeze([]);

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Reads a record in whatever format its team writes. Undefined when `readFrontMatter` cannot tell; never throws. */
export function readPlain(
  source: RecordSource,
  readFrontMatter: FrontMatterReader,
): PlainReading | undefined {
  const { path, text } = source;
  const front = frontOf(path, text, readFrontMatter);
  if (front === undefined) return undefined;
  const markup = markupOf(path);
  const body = (): string => text.slice(front.bodyStart);
  const prose = (): string => asMarkdown(body(), markup);
  const outline = outlineOf(prose());
  const sections = sectionsOf(outline);
  const facts = factsOf(outline, sections);
  const name = nameFacts(stemOf(path));
  const inBody = statusIn(outline, sections, facts);
  const inFront = frontStatus(front);
  const written = strongest(inFront, inBody);
  const links = supersessionIn(outline, sections, facts, written.status);
  const status = written.how === 'absent' ? statusOf(links) : written;
  const frontTitle = textsOf(front.values['title'])[0]?.replaceAll(/\s+/g, ' ');
  // As written, unless it says no more than "ADR-12".
  const title =
    frontTitle !== undefined && titleOf(frontTitle, name.number) !== undefined
      ? frontTitle
      : (titleIn(outline, sections, facts, name.number) ?? frontTitle);
  const id = idOf(front, name);
  const format = formatOf(markup, sections);
  const date = dateIn(front, facts, sections, outline) ?? name.date ?? dayOf(status.text ?? '');
  const record: Mutable<DecisionRecord> = {
    path,
    id,
    title: title ?? titleFromName(name.slug === '' ? stemOf(path) : name.slug),
    status: status.status,
    supersedes: NONE,
    relatesTo: NONE,
    conflictsWith: NONE,
    affects: front.values['affects'] === undefined ? NONE : looseAffects(front.values['affects']),
    body,
    format,
    links: joined(front, inFront.links, links),
  };
  if (date !== undefined) record.date = date;
  if (status.text !== undefined) record.statusText = status.text;
  if (name.number !== undefined) record.number = name.number;
  if (markup !== 'markdown') record.prose = prose;
  const findings = [
    ...sourceNotes(source),
    ...front.findings,
    ...plainAdvice(path, id, format, status, title !== undefined),
  ];
  return {
    file: { path, id, text, record, findings },
    evidence: evidenceOf(outline, sections, inBody, inFront),
    isTemplate: isTemplate(title, status),
  };
}

/** A record that names its successor, and no status, is over. Free text may name anything, a file is meant. */
function statusOf({ supersededBy }: Supersession): StatedStatusText {
  const successor = supersededBy.find(({ file }) => file !== undefined);
  if (successor === undefined) return { status: 'unknown', how: 'absent' };
  return { status: 'superseded', how: 'stated', text: `Superseded by ${successor.text}` };
}

/** What front matter says of supersession, then what the text says. */
function joined(front: Front, successors: readonly Reference[], inText: Supersession): Supersession {
  const older = frontField(front, 'supersedes');
  const newer = frontField(front, 'supersededBy');
  if (older.length + newer.length + successors.length === 0) return inText;
  return {
    supersedes: [...older.flatMap(referencesIn), ...inText.supersedes],
    supersededBy: [...newer.flatMap(referencesIn), ...successors, ...inText.supersededBy],
  };
}

/** The day in front matter, else in a field, else in a section of its own. */
function dateIn(
  front: Front,
  facts: readonly Fact[],
  sections: readonly Section[],
  { lines }: Outline,
): string | undefined {
  for (const text of frontField(front, 'date')) {
    const day = dayOf(text);
    if (day !== undefined) return day;
  }
  for (const { field, value } of facts) {
    const day = field === 'date' ? dayOf(value) : undefined;
    if (day !== undefined) return day;
  }
  const section = sections.find(({ kind }) => kind === 'date');
  if (section === undefined) return undefined;
  return dayOf(
    section.value || (lines.slice(section.from, section.to).find((line) => line.trim() !== '') ?? ''),
  );
}

const ID_KEYS = [
  'id',
  'adr',
  'number',
  'adr-id',
  'adr_id',
  'adrId',
  'adr-number',
  'adr_number',
  'ADR',
  'ID',
] as const;

/** The id of the front matter as written, else the label of the name. */
function idOf({ values, writtenId }: Front, { label, number }: NameFacts): string {
  if (writtenId !== undefined && writtenId.trim() !== '') return writtenId.slice(0, LONGEST_ID);
  for (const key of ID_KEYS) {
    const [id] = textsOf(values[key]);
    // YAML has dropped the zeros of a number; the name may still have them.
    if (id !== undefined) return id === number ? label : id.slice(0, LONGEST_ID);
  }
  return label.slice(0, LONGEST_ID);
}
