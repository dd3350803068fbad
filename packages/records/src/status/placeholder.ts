import { clausesOf, readClause } from './clauses.ts';
import { type Languages, plainly } from './vocabulary.ts';

const TEMPLATING = /\{\{|\}\}|\$\{|<%|%>/;
const NOTHING =
  /^(?:status|state|tbd|tba|todo|to ?do|n\/?a|none|nil|null|undefined|unknown|not set|unset|-+|–|—|\?+|\.{2,}|…|x{2,}|\[\s*\]|\{\s*\})$/i;
const QUESTION = /\bwhat is the status\b|\bsuch as\b|\bone of\b|\be\.g\.|\bchoose\b|\bpick\b|\betc\b/i;
/** One to three words with nothing between them are no menu. */
const PLAIN = /^[\p{L}']+(?: [\p{L}']+){0,2}$/u;
const SUCCEEDED = /^super[sc]e+ded by (?:the )?(?:adr[-\s]?)?#?\d/;
/** Clauses too long for a menu, in scripts where any word of one may look like a status. */
const SENTENCES = /(?:^|[，。；])[\u3040-\u30FF\u4E00-\u9FFF ]{8,}[，。；]/;
const DATED = /\d{4}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b20\d{2}\b/;

/** True for what a template offers instead of a status: `{proposed | accepted | …}`, `[status]`, "What is the status?". */
export function isPlaceholder(words: string): boolean {
  const plain = plainly(words).trim();
  if (plain === '' || NOTHING.test(plain) || TEMPLATING.test(plain)) return true;
  if (PLAIN.test(plain)) return false;
  const named = statusesIn(plain);
  if (QUESTION.test(plain)) return named.size !== 1;
  // A history names several too, but each with its day; one that begins with its successor has an end.
  if (
    named.size > 2 &&
    !DATED.test(plain) &&
    !SENTENCES.test(plain) &&
    !(SUCCEEDED.test(plain) && !/[|/]/.test(plain))
  )
    return true;
  if (plain.includes('|')) return named.size > 1;
  return named.size === 0 && /^(?:\[[^\]]*\]|\{[^}]*\}|<[^>]*>)$/.test(plain);
}

function statusesIn(plain: string): ReadonlySet<string> {
  const clauses = clausesOf(plain.replaceAll(/\s(?:or|oder|ou|o)\s/g, ' | '));
  const english = statusesOf(clauses, 'english');
  return english.size > 0 ? english : statusesOf(clauses, 'all');
}

function statusesOf(clauses: readonly string[], languages: Languages): ReadonlySet<string> {
  const readings = clauses.map((clause) => readClause(clause, languages));
  return new Set(
    readings.filter((reading) => reading?.opens === true).map((reading) => reading?.status ?? ''),
  );
}
