import { wordsOf } from '../status/inline.ts';

/** Another record as a text names it: by file, by number, or by title. At least one of the three is there. */
export interface Reference {
  /** For a reader: `ADR-0016`, or a title. */
  readonly text: string;
  /** A link's target or a file's name, as written and decoded. */
  readonly file?: string;
  /** Digits without leading zeros. */
  readonly number?: string;
  readonly title?: string;
}

const LINK =
  /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s]*)*)>?(?:\s+"[^"]*")?\s*\)|\[\[([^[\]|]+)(?:\|([^[\]]*))?\]\]/g;
const FILE =
  /(?:^|[\s`"'(])((?:[\w./-]*\/)?(?:\d{1,8}|[A-Za-z]{2,10}[-_]?\d{1,6}|\d{4}-\d{2}-\d{2})[-_][^\s`"'(),;]+)/gu;
const NUMBER =
  /(?<![\p{L}\p{N}.-])(?:\p{L}{2,12}[-_ #]{0,2}(?:no\.?|nr\.?)?\s?|#|n[o°º]\.?\s?)?0*((?:19|20)\d{2}-\d{3,4}|\d{1,5})(?![\p{N}%]|[.-]\d|\p{L})/giu;
const NOTHING =
  /^(?:n\/?a|none|nothing|no|nil|null|tbd|tba|x+|-+|–|—|\?+|\.+|…|keine?r?|aucune?|ning[uú]n[oa]?|nenhum[a]?|nessun[oa]?|geen|ingen|brak|нет|немає|无|無|なし|없음|false|undefined|adr-?[xn]+|\{.*\}|\[\s*\])$/i;
const DAY = /^\d{4}-\d{2}-\d{2}\.?$/;
const LONGEST_TITLE = 150;
const MOST = 10;

/** The records that a piece of text behind "superseded by" or "supersedes" names. */
export function referencesIn(markdown: string): readonly Reference[] {
  const text = markdown.slice(0, 1000);
  const words = wordsOf(text).replace(/^[\s:：,;.-]+|[\s.;,]+$/g, '');
  const isBare = words === '';
  if (isBare ? !text.includes('](') : NOTHING.test(words)) return [];
  const links = firstLinks(text)
    .map(fromLink)
    .filter((one) => one !== undefined);
  if (links.length > 0 || isBare) return links.slice(0, MOST);
  const files = [...text.matchAll(FILE)].map((match) => fromFile(match[1] ?? ''));
  // A day is mostly when it happened; alone it may be the name of a record.
  const named = files.filter(({ text: name }) => !DAY.test(name));
  if (named.length > 0) return named.slice(0, MOST);
  const numbers = numbersIn(firstList(words));
  if (numbers.length > 0) return numbers.slice(0, MOST);
  if (files.length > 0) return files.slice(0, MOST);
  const title = (/["'“„«「]([^"'”“»」]{3,})["'”“»」]/.exec(text)?.[1] ?? words)
    .slice(0, LONGEST_TITLE)
    .trim();
  return [{ text: title, title }];
}

/** "ADR-5, clauses 1 and 2" names one record: where some numbers have a label, the others are something else. */
function numbersIn(words: string): readonly Reference[] {
  const all = [...words.matchAll(NUMBER)].map((match) => ({
    text: match[0].trim(),
    number: bare(match[1] ?? ''),
  }));
  const labelled = all.filter(
    ({ text }) =>
      /^(?:\p{L}|#)/u.test(text) &&
      !/^(?:clauses?|sections?|parts?|items?|points?|and|und|et|y|e)\b/i.test(text),
  );
  return labelled.length > 0 ? labelled : all;
}

/** The links of a list: what is linked in the prose behind it is no part of it. */
function firstLinks(text: string): readonly RegExpExecArray[] {
  const links = [...text.matchAll(LINK)];
  const end = links.findIndex((link, at) => {
    const last = links[at - 1];
    return last !== undefined && isProse(text.slice(last.index + last[0].length, link.index));
  });
  return end < 0 ? links : links.slice(0, end);
}

const LONGEST_GAP = 60;

function isProse(between: string): boolean {
  return between.length > LONGEST_GAP || /[.!?]\s/.test(between.replaceAll(/\([^()]*\)/g, ''));
}

function fromLink(match: RegExpExecArray): Reference | undefined {
  const [, label = '', target = '', page, shown] = match;
  const text = wordsOf(shown ?? page ?? label);
  const file = page ?? target;
  if (file === '' && text === '') return undefined;
  const number = numberOf(text);
  return {
    text: text === '' ? file : text.slice(0, LONGEST_TITLE),
    ...(file === '' || file.startsWith('#') ? {} : { file: decoded(file) }),
    ...(number === undefined ? {} : { number }),
    ...(text === '' ? {} : { title: text.slice(0, LONGEST_TITLE) }),
  };
}

function fromFile(file: string): Reference {
  const number = numberOf(file.slice(file.lastIndexOf('/') + 1));
  return { text: file, file, ...(number === undefined ? {} : { number }) };
}

/** The number a link's text or a file's name begins with: `ADR-0016`, `16. Use it`. */
function numberOf(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}|^\d{8}/.test(text)) return undefined;
  const found = /^(?:\p{L}{2,12}[-_ #]{0,2})?#?0*((?:19|20)\d{2}-\d{2,4}|\d{1,5})(?![\p{N}])/u.exec(
    text,
  )?.[1];
  return found === undefined ? undefined : bare(found);
}

/** What belongs to a list at the start: "ADR 3 and ADR 4, since we have 12 services" names two. */
function firstList(words: string): string {
  return (
    /^.{0,200}?(?=\s(?:because|since|as|which|that|for|to|when|after|on|in|from|with|due|weil|da|car|porque|perché)\s|[.;(]\s|$)/is.exec(
      words,
    )?.[0] ?? words
  );
}

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
