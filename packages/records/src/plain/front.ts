import { splitFrontMatter } from '../frontmatter/fence.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { Finding } from '../report.ts';
import { readStatement } from '../status/statement.ts';
import { type Field, fieldOf } from './labels.ts';

/** Front matter as a record in its own format has it: any keys, or none. */
export interface Front {
  readonly values: Readonly<Record<string, unknown>>;
  /** The `id` as written: `0010` stays `0010`. */
  readonly writtenId?: string;
  /** Where the text below it starts. */
  readonly bodyStart: number;
  readonly findings: readonly Finding[];
}

const NONE: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null) as Record<string, unknown>);

/** Undefined when `readFrontMatter` cannot tell. What YAML refuses is read line by line: a title often holds a colon. */
export function frontOf(path: string, text: string, readFrontMatter: FrontMatterReader): Front | undefined {
  const fences = splitFrontMatter(text);
  if (!fences.ok) {
    const open = fences.missing === 'closing' && /^---\r?\n[\w-]+:/.test(text);
    const findings = open
      ? [
          note(
            path,
            'frontmatter-fence',
            'The front matter is not closed: a line that is exactly --- must end it.',
          ),
        ]
      : [];
    return { values: shownFront(text) ?? NONE, bodyStart: foreignEnd(text), findings };
  }
  const { source, bodyStart } = fences.frontMatter;
  const reading = readFrontMatter(source);
  if (reading === undefined) return undefined;
  if (!reading.ok) {
    const message = `The front matter is no YAML (${reading.reason}); it was read line by line.`;
    return { values: byLine(source), bodyStart, findings: [note(path, 'frontmatter-parse', message)] };
  }
  // Some write a list of Markdown between the fences.
  const values = isMapping(reading.value) ? reading.value : byLine(source);
  return {
    values,
    bodyStart,
    findings: [],
    ...(reading.writtenId === undefined ? {} : { writtenId: reading.writtenId }),
  };
}

const fields = new WeakMap<Front, ReadonlyMap<Field, readonly string[]>>();

/** The values of a field, whatever its key is called: `superseded-by`, `supersededBy` and `replaced_by` are one. */
export function frontField(front: Front, field: Field): readonly string[] {
  let known = fields.get(front);
  if (known === undefined) fields.set(front, (known = fieldsOf(front)));
  return known.get(field) ?? [];
}

/** Beside `adr_status`, `decision-status` or `rfcState`, `status` speaks of the page. */
const OWN_STATUS = /^(?:adr|decision|rfc)[ _-]stat(?:us|e)$/i;

function fieldsOf({ values }: Front): ReadonlyMap<Field, readonly string[]> {
  const found = new Map<Field, readonly string[]>();
  const own: string[] = [];
  for (const key of Object.keys(values)) {
    if (key.length > 40) continue;
    const words = key.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    const field = fieldOf(words);
    if (OWN_STATUS.test(words)) own.push(...textsOf(values[key]));
    if (field !== undefined) found.set(field, [...(found.get(field) ?? []), ...textsOf(values[key])]);
  }
  if (own.length > 0) found.set('status', own);
  return found;
}

/** Texts and numbers, also in a list, as texts. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value)
    ? value.slice(0, 50).flatMap((item: unknown) => (Array.isArray(item) ? [] : textsOf(item)))
    : [];
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byLine(source: string): Readonly<Record<string, unknown>> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const line of source.replaceAll(/<!--[^>]*-->/g, '').split(/\r?\n/, 200)) {
    const [, key, value] =
      /^(?:[-*] )?([\p{L}][\p{L}\p{N}_ -]{0,40})\s*:\s*(.*)$/u.exec(line.slice(0, 500)) ?? [];
    if (key !== undefined && !(key in values)) values[key] = (value ?? '').replace(/^(["'])(.*)\1\s*$/, '$2');
  }
  return values;
}

const SHOWN = /^\s*(?:#[^\n]*\n\s*)?```(?:ya?ml|toml)?[ \t]*\r?\n([^`]{1,4000}?)\n```/;

/** A block of code right below the title that states a status stands for front matter: pages show it that way. */
function shownFront(text: string): Readonly<Record<string, unknown>> | undefined {
  const source = text.length === 0 ? undefined : SHOWN.exec(text.slice(0, 6000))?.[1];
  if (source === undefined || !/^status[ \t]*:/im.test(source)) return undefined;
  const values = byLine(source);
  const status = textsOf(values['status'] ?? values['Status'])[0];
  return status !== undefined && readStatement(status).how === 'stated' ? values : undefined;
}

/** Front matter for other engines (`+++`, `---json`) is never read, but it is no text of the record either. */
function foreignEnd(text: string): number {
  const fence = /^(?:(\+\+\+)|(---)[a-z]{1,20}) *\r?\n/.exec(text);
  if (fence === null) return 0;
  const closing = fence[1] === undefined ? /\n---[ \t]*\r?(?:\n|$)/ : /\n\+\+\+[ \t]*\r?(?:\n|$)/;
  const end = closing.exec(text);
  return end === null ? 0 : end.index + end[0].length;
}

function note(path: string, rule: string, message: string): Finding {
  return { rule, severity: 'warn', message, path, field: 'frontmatter' };
}
