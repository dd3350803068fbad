import { ENGLISH, ENGLISH_TURNS } from './words-english.ts';
import { EUROPEAN, EUROPEAN_TURNS } from './words-european.ts';

/** What a word can say. `done` is accepted too, but saying that something is not done refuses nothing. */
export type StatedStatus =
  | 'accepted'
  | 'done'
  | 'proposed'
  | 'draft'
  | 'rejected'
  | 'deprecated'
  | 'superseded';

/** What a word does to the one behind it. */
export type Turn = 'never' | 'notYet' | 'noLonger' | 'partly';

export interface Phrase<Meaning> {
  readonly tokens: readonly string[];
  readonly meaning: Meaning;
  /** An everyday word, which says something only where it opens a statement. */
  readonly weak: boolean;
}

type Index<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

/** Stems are looked up by this many first characters. */
const STEM = 3;
const END = '*';

interface Vocabulary {
  readonly statuses: Index<StatedStatus>;
  readonly turns: Index<Turn>;
}

/** English alone first: most records are, and the other languages' words cost time to put in order. */
export type Languages = 'english' | 'all';

const built = new Map<Languages, Vocabulary>();

/** Built when the first status is read: a folder of typed records never needs it. */
function vocabulary(languages: Languages): Vocabulary {
  let known = built.get(languages);
  if (known === undefined) {
    const all = languages === 'all';
    known = {
      statuses: indexOf(all ? [ENGLISH, EUROPEAN] : [ENGLISH]),
      turns: indexOf(all ? [ENGLISH_TURNS, EUROPEAN_TURNS] : [ENGLISH_TURNS]),
    };
    built.set(languages, known);
  }
  return known;
}

/** Lower case without accents, so that what people leave out changes nothing. */
export function plainly(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  // eslint-disable-next-line no-control-regex -- plain ASCII, which nearly every status is, has nothing to strip
  return /^[\x00-\x7F]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .normalize('NFC');
}

export function tokensOf(plain: string): readonly string[] {
  return plain.match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The longest phrase that begins at a token. */
export function statusAt(
  tokens: readonly string[],
  at: number,
  languages: Languages,
): Phrase<StatedStatus> | undefined {
  return longestAt(vocabulary(languages).statuses, tokens, at);
}

export function turnAt(
  tokens: readonly string[],
  at: number,
  languages: Languages,
): Phrase<Turn> | undefined {
  return longestAt(vocabulary(languages).turns, tokens, at);
}

function longestAt<Meaning>(
  index: Index<Meaning>,
  tokens: readonly string[],
  at: number,
): Phrase<Meaning> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  let best: Phrase<Meaning> | undefined;
  for (const key of [token, `${token.slice(0, STEM)}${END}`]) {
    for (const phrase of index.get(key) ?? []) {
      if (best !== undefined && best.tokens.length >= phrase.tokens.length) continue;
      if (phrase.tokens.every((part, ahead) => agrees(part, tokens[at + ahead]))) best = phrase;
    }
  }
  return best;
}

function agrees(part: string, token: string | undefined): boolean {
  if (token === undefined) return false;
  return part.endsWith(END) ? token.startsWith(part.slice(0, -1)) : token === part;
}

function indexOf<Meaning extends string>(
  tables: readonly Readonly<Record<Meaning, string>>[],
): Index<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>();
  for (const table of tables) {
    for (const meaning of Object.keys(table) as Meaning[]) {
      for (const written of table[meaning].split(',')) {
        const phrase = phraseOf(written.trim(), meaning);
        const first = phrase.tokens[0] ?? '';
        const key = first.endsWith(END) ? `${first.slice(0, STEM)}${END}` : first;
        const known = index.get(key);
        if (known === undefined) index.set(key, [phrase]);
        else known.push(phrase);
      }
    }
  }
  return index;
}

function phraseOf<Meaning>(written: string, meaning: Meaning): Phrase<Meaning> {
  const weak = written.startsWith('=');
  return { tokens: plainly(weak ? written.slice(1) : written).split(/\s+/), meaning, weak };
}

/** Words that a typing slip is measured against: those that records write most, as some word is near to any. */
const OFTEN: Readonly<Record<StatedStatus, readonly string[]>> = {
  accepted: ['accepted', 'approved', 'adopted', 'provisional'],
  done: ['implemented', 'completed'],
  proposed: ['proposed', 'proposal', 'pending'],
  draft: ['draft'],
  rejected: ['rejected', 'declined', 'withdrawn', 'abandoned'],
  deprecated: ['deprecated', 'obsolete', 'archived'],
  superseded: ['superseded', 'superceded', 'replaced'],
};

export function wordsToMistype(): readonly (readonly [string, StatedStatus])[] {
  return (Object.keys(OFTEN) as StatedStatus[]).flatMap((meaning) =>
    OFTEN[meaning].map((word) => [word, meaning] as const),
  );
}
