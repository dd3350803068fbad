import type { RecordFormat } from '../report.ts';
import { isDecisionName } from '../summary/names.ts';
import type { Markup } from './markup.ts';
import type { Outline } from './outline.ts';
import type { Section } from './sections.ts';
import type { StatedStatusText } from './status.ts';

/** How much in a text says that it is a decision record: `none` could be any page, `strong` hardly anything else. */
export type Evidence = 'none' | 'some' | 'strong';

const MADR =
  /^(?:context and problem statement|decision outcome|considered options|decision drivers|pros and cons of the options)$/i;
/** Three words in a row, or a run of characters of a script that parts none. */
const WORDS = /(?:\p{L}[\p{L}\p{M}'’-]*[,;]? ){2}\p{L}|[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]{8}/u;
/** Less prose than this could be anything. */
const LEAST_PROSE = 80;

export function formatOf(markup: Markup, sections: readonly Section[]): RecordFormat {
  if (markup !== 'markdown') return markup;
  if (sections.some(({ heading }) => MADR.test(heading.trim()))) return 'madr';
  const nygard = new Set(
    sections.map(({ kind, heading }) => (kind === 'part' ? heading.toLowerCase() : kind)),
  );
  const hits = ['status', 'decision', 'context', 'consequences'].filter((name) => nygard.has(name)).length;
  return hits >= 2 ? 'nygard' : 'markdown';
}

export function evidenceOf(
  { lines }: Outline,
  sections: readonly Section[],
  inBody: StatedStatusText,
  inFront: StatedStatusText,
): Evidence {
  const parts = sections.filter(
    ({ kind }) => kind === 'decision' || kind === 'part' || kind === 'options' || kind === 'status',
  ).length;
  const decided = sections.some(({ kind }) => kind === 'decision');
  const stated = isStated(inBody);
  if ((parts > 0 && (stated || isStated(inFront))) || (decided && parts > 1)) return 'strong';
  if (stated && (ANNOUNCED.test(sections[0]?.heading ?? '') || lines.slice(0, MOST_LABELS).some(isDecision)))
    return 'strong';
  if (stated || parts > 0 || sections.some(({ level }) => level > 1)) return 'some';
  return hasProse(lines) ? 'some' : 'none';
}

/** A title that says what the text is. */
const ANNOUNCED =
  /^\s*(?:(?:architecture|architectural|any)?\s*decision record|decision|entscheidung|décision|decisión|decisão)\s*[:：—–]/i;
/** `* **Decision**: we do it`, where there are no headings. */
const BOLD_LABEL = /^\s*(?:[-*+]\s+)?\*\*([^*]{4,40})\*\*/;
const MOST_LABELS = 60;

function isDecision(line: string): boolean {
  const label = BOLD_LABEL.exec(line)?.[1];
  return label !== undefined && isDecisionName(label.replace(/[\s:：.]+$/, ''));
}

function isStated({ how }: StatedStatusText): boolean {
  return how === 'stated' || how === 'typo';
}

function hasProse(lines: readonly string[]): boolean {
  let length = 0;
  for (const line of lines) {
    const head = line.slice(0, 1000);
    if (/^\s*(?:#|[\w-]+:\s|---)/.test(head) || !WORDS.test(head)) continue;
    length += line.trim().length;
    if (length >= LEAST_PROSE) return true;
  }
  return false;
}

/** `[short title]`, `NUMBER. TITLE`: what stands in a form where the title goes. */
const FORM_TITLE = /^[[{<(].*[\]}>)]$|\b(?:NUMBER|TITLE|NNN+|X{3,}|YYYY)\b/;
const FORM_WORDS =
  /^(?:short )?(?:decision )?title(?: of (?:the )?(?:decision|adr|record|solved|problem).*)?$|^short title of/i;

/** A template whose name does not say so: neither its title nor its status has been filled in. */
export function isTemplate(title: string | undefined, { how }: StatedStatusText): boolean {
  if (title === undefined || (how !== 'placeholder' && how !== 'absent')) return false;
  return (
    FORM_TITLE.test(title) || FORM_WORDS.test(title) || (how === 'placeholder' && /\btemplate\b/i.test(title))
  );
}
