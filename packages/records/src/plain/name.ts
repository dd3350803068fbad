/** What a file's name says of the record in it. */
export interface NameFacts {
  /** The number as written (`0012`), else the whole name without its extension: a day is no label, as several share it. */
  readonly label: string;
  /** Digits without leading zeros, behind the year where a team counts by years. */
  readonly number?: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** The words behind number and date. */
  readonly slug: string;
  /** A number or a date leads it, as names of records do. */
  readonly isRecordName: boolean;
}

const DOCUMENT = /\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i;
const INDEX =
  /^(?:readme|index|contributing|toc|table[-_ ]?of[-_ ]?contents|summary|_category_|_index|_sidebar|changelog|license|glossary|adr|adrs|adr[-_ ]?index|adr[-_ ]?log|decisions|decision[-_ ]?log|log)$/i;
const TEMPLATE =
  /^(?:(?:adrs?|madr|nygard|decisions?|records?|architecture|architectural|example|sample|short|long|minimal|bare|full|blank|base|default|the|your|my|new|general|y|simple)[-_ .]*)*template(?:s|[-_ .]+(?:adr|madr|nygard|short|long|minimal|bare|full|example|en|de|fr|es|pt|ja|zh|ko|general|for[-_ ]adrs?|v?\d+))*$/i;
const PLACE_HOLDER = /^(?:adr[-_ ]?)?(?:n{3,}|x{2,}|#{2,}|yyyy.*|nnn.*|00+x+)(?:[-_ .]|$)/i;

/** The name without its extension; a README stands for its folder. */
export function stemOf(path: string): string {
  const parts = path.split('/');
  const base = (parts.at(-1) ?? '').replace(DOCUMENT, '');
  return isIndexName(base) && parts.length > 1 ? (parts.at(-2) ?? base) : base;
}

export function isIndexName(stem: string): boolean {
  return INDEX.test(stem);
}

/** An index, a template, or another page about the records by its name alone. */
export function isBesideName(stem: string): boolean {
  const { slug, number, isRecordName } = nameFacts(stem);
  if (INDEX.test(stem) || TEMPLATE.test(stem) || PLACE_HOLDER.test(stem)) return true;
  if (!isRecordName) return /^(?:_|\.)?template[-_ .]|[-_ .]template$/i.test(stem);
  return (
    TEMPLATE.test(slug) ||
    PLACE_HOLDER.test(slug) ||
    (/^0*$/.test(number ?? '1') && INDEX.test(slug)) ||
    /^(?:readme|index|toc)$/i.test(slug)
  );
}

const ULID = /^([0-9A-HJKMNP-TV-Z]{26})(?=[-_. ]|$)/i;
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?!\d)|^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6})?(?=[-_. ]|$)/;
const YEAR_MONTH = /^(?:19|20)\d{2}-(?:\d{2}|q\d)(?=[-_. ])/i;
/** A word before a day says no more than the folder does. */
const WORD_BEFORE_DAY = /^(?:adr|rfc|decision)s?[-_ ]+(?=(?:19|20)\d{2}(?:-\d{2}-\d{2}|\d{4})(?!\d))/i;
/** `2025-003`: some teams count from 1 every year. */
const COUNTED_BY_YEAR = /^((?:19|20)\d{2}-\d{3,4})(?=[-_. ,:)]|$)/;
/** What records are called before their number, as a word of its own. */
const KINDS = 'adr|ard|adl|edr|tdr|mdr|ddr|pdr|dr|rfc|decisions?|record|oep|[jknpt]ep|lp';
const ENDS_WITH_KIND = new RegExp(`(?:^|[-_ ])(?:${KINDS})$`, 'i');
const PREFIXED = new RegExp(
  String.raw`^(?:(?:[A-Za-z]+\d{0,2}[-_ ])*?(?:${KINDS})|[A-Z]{2,12}(?:[-_][A-Z]{2,12})*)[-_ #]*((?:19|20)\d{2}-\d{2,4}|\d{1,6}[a-z]?)(?=[-_. :]|$)`,
  'i',
);
const NUMBERED = /^#?(\d{1,6}[a-z]?)(?=[-_. ,:)]|$)/i;

/** A name is asked about when it is chosen, when it is read, and when others refer to it. */
const kept = new Map<string, NameFacts>();
const MOST_KEPT = 2000;

/** Reads a stem, such as `0012-use-kafka`, `ADR-12`, `2021-06-05_001-record` or `20200925-use-it`. */
export function nameFacts(stem: string): NameFacts {
  let facts = kept.get(stem);
  if (facts === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(stem, (facts = readName(stem)));
  }
  return facts;
}

function readName(stem: string): NameFacts {
  const ulid = ULID.exec(stem)?.[1];
  if (ulid !== undefined) return { label: ulid, slug: slugOf(stem, ulid.length), isRecordName: true };
  const dated = stem.replace(WORD_BEFORE_DAY, '');
  const day = DAY.exec(dated);
  const date = day === null ? undefined : dateOf(day);
  if (day !== null && date !== undefined) {
    const rest = dated.slice(day[0].length).replace(/^[-_. ]+/, '');
    const after = /^(\d{1,4})(?=[-_. ]|$)/.exec(rest)?.[1];
    const slug = slugOf(rest, after?.length ?? 0);
    return after === undefined
      ? { label: stem, date, slug, isRecordName: true }
      : { label: after, number: bare(after), date, slug, isRecordName: true };
  }
  if (YEAR_MONTH.test(stem)) return { label: stem, slug: slugOf(stem, 7), isRecordName: true };
  const found = COUNTED_BY_YEAR.exec(stem) ?? NUMBERED.exec(stem) ?? prefixed(stem);
  const digits = found?.[1];
  if (found === null || digits === undefined) return { label: stem, slug: stem, isRecordName: false };
  return { label: digits, number: bare(digits), slug: slugOf(stem, found[0].length), isRecordName: true };
}

/** A prefix that is no known word has to be in capitals: `ARCH-3`, but not `python-3`. */
function prefixed(stem: string): RegExpExecArray | null {
  const found = PREFIXED.exec(stem);
  if (found === null) return null;
  const prefix = found[0].slice(0, found[0].length - (found[1] ?? '').length).replace(/[-_ #]+$/, '');
  return ENDS_WITH_KIND.test(prefix) || prefix === prefix.toUpperCase() ? found : null;
}

function dateOf(match: RegExpExecArray): string | undefined {
  const [year = '', month = '', day = ''] = match[1] === undefined ? match.slice(4, 7) : match.slice(1, 4);
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay && Number(year) >= 1990 && Number(year) <= 2099 ? `${year}-${month}-${day}` : undefined;
}

function slugOf(stem: string, from: number): string {
  return stem.slice(from).replace(/^[-_. ,:)]+/, '');
}

function bare(digits: string): string {
  return digits.toLowerCase().replace(/^0+(?=\d)/, '');
}
