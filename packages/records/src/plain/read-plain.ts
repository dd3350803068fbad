import type { FrontMatterReader } from '../frontmatter/read.ts';
import { sourceNotes } from '../format/notes.ts';
import type { RecordSource } from '../format/source.ts';
import type { DecisionRecord, RecordFile } from '../record.ts';
import { plainAdvice } from './advice.ts';
import { dayOf } from './date.ts';
import { factsOf } from './facts.ts';
import { type Front, frontField, frontOf, textsOf } from './front.ts';
import { asMarkdown, markupOf } from './markup.ts';
import { nameFacts, type NameFacts, stemOf } from './name.ts';
import { outlineOf } from './outline.ts';
import { sectionsOf } from './sections.ts';
import { looseAffects } from '../scope/matchers.ts';
import { evidenceOf, type Evidence, formatOf, isTemplate } from './shape.ts';
import { frontStatus, statusIn, strongest } from './status.ts';
import { referencesIn } from './reference.ts';
import { supersessionIn } from './supersession.ts';
import { titleFromName, titleIn } from './title.ts';

export interface PlainReading {
  /** With a record, always: what a format of its own lacks is no error. */
  readonly file: RecordFile & { readonly record: DecisionRecord };
  readonly evidence: Evidence;
  readonly isTemplate: boolean;
}

const LONGEST_ID = 100;

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
  const status = strongest(inFront, inBody);
  const frontTitle = textsOf(front.values['title'])[0]?.replaceAll(/\s+/g, ' ');
  const title = frontTitle ?? titleIn(outline, sections, facts, name.number);
  const id = idOf(front, name);
  const format = formatOf(markup, sections);
  const date = [
    ...frontField(front, 'date'),
    ...facts.filter(({ field }) => field === 'date').map(({ value }) => value),
    ...sections
      .filter(({ kind }) => kind === 'date')
      .map(
        ({ from, value }) => value || (outline.lines.slice(from).find((line) => line.trim() !== '') ?? ''),
      ),
    name.date ?? '',
    status.text ?? '',
  ]
    .map(dayOf)
    .find((day) => day !== undefined);
  const links = supersessionIn(outline, sections, facts);
  const record: DecisionRecord = {
    path,
    id,
    title: title ?? titleFromName(name.slug === '' ? stemOf(path) : name.slug),
    status: status.status,
    ...(date === undefined ? {} : { date }),
    supersedes: [],
    relatesTo: [],
    conflictsWith: [],
    affects: front.values['affects'] === undefined ? [] : looseAffects(front.values['affects']),
    body,
    format,
    ...(status.text === undefined ? {} : { statusText: status.text }),
    ...(name.number === undefined ? {} : { number: name.number }),
    links: {
      supersedes: [...frontField(front, 'supersedes').flatMap(referencesIn), ...links.supersedes],
      supersededBy: [
        ...frontField(front, 'supersededBy').flatMap(referencesIn),
        ...inFront.links,
        ...links.supersededBy,
      ],
    },
    ...(markup === 'markdown' ? {} : { prose }),
  };
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
