/** A heading and where it stands. */
export interface Heading {
  /** As written, without its marks. */
  readonly text: string;
  readonly level: number;
  /** Index of its line; a heading that is underlined takes the next line too. */
  readonly line: number;
  /** Index of the first line below it. */
  readonly below: number;
}

/** A text as its lines and headings. Lines of fenced blocks and comments are empty: what they hold is an example. */
export interface Outline {
  readonly text: string;
  readonly lines: readonly string[];
  readonly headings: readonly Heading[];
}

const FENCE_START = /^(?:[-*+>]\s*)?[`~]{3}/;
const FENCE = /^\s*(?:[-*+]\s+|>\s?)?(`{3,}|~{3,})(.*)$/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t\u00A0]+(.*))?$/;
/** Authors leave the space out, mostly below the title. */
const TIGHT_HEADING = /^(#{2,6}|#(?=[A-Z]))([^#\s!].*)$/;
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/;
/** Four times the longest public record; what comes later states no status. Of any markup. */
export const MOST_LINES = 20_000;
/** Far more than a reader looks through; each one costs a look at its words. */
const MOST_HEADINGS = 1000;
/** Enough for any title; patterns that look for its end are slow on a line of a megabyte. */
const LONGEST_HEADING = 1000;
const NO_PARAGRAPH = /^\s*(?:[-*+>|#]|\d+[.)]\s)|^\s*$/;

export function outlineOf(text: string): Outline {
  const lines = text.split('\n', MOST_LINES);
  const headings: Heading[] = [];
  const hasReturns = text.includes('\r');
  const strip = text.includes('<!--') ? createCommentStripper(lines) : undefined;
  let fence: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined;
      lines[at] = '';
      continue;
    }
    if (hasReturns && line.endsWith('\r')) lines[at] = line = line.slice(0, -1);
    if (strip !== undefined) lines[at] = line = strip(line, at);
    if (isProse(line)) continue;
    const first = line.trimStart();
    if (FENCE_START.test(first)) {
      fence = openingOf(line);
      if (fence !== undefined) lines[at] = '';
    } else if (headings.length >= MOST_HEADINGS) {
      continue;
    } else if (first.startsWith('#')) {
      const [, marks, name] = HEADING.exec(line) ?? TIGHT_HEADING.exec(line) ?? [];
      if (marks !== undefined)
        headings.push({ text: named(name), level: marks.length, line: at, below: at + 1 });
    } else if ((first.startsWith('===') || first.startsWith('---')) && UNDERLINE.test(line)) {
      const above = lines[at - 1] ?? '';
      if (headings.at(-1)?.line === at - 1 || NO_PARAGRAPH.test(above)) continue;
      const level = first.startsWith('=') ? 1 : 2;
      headings.push({ text: named(above), level, line: at - 1, below: at + 1 });
    }
  }
  return { text, lines, headings };
}

/** Most lines begin with a letter, so they open nothing. */
function isProse(line: string): boolean {
  const first = line.charCodeAt(0);
  return (first >= 0x41 && first <= 0x5a) || (first >= 0x61 && first <= 0x7a) || first > 0xff || line === '';
}

/** Takes `<!-- … -->` out, over several lines. One that is never closed stays: it may be an example. */
function createCommentStripper(lines: readonly string[]): (line: string, at: number) => string {
  let inside = false;
  let lastClosing: number | undefined;
  return (line, at) => {
    if (!inside && !line.includes('<!--')) return line;
    lastClosing ??= lines.findLastIndex((one) => one.includes('-->'));
    let out = '';
    let from = 0;
    for (;;) {
      if (inside) {
        const end = line.indexOf('-->', from);
        if (end < 0) return out;
        inside = false;
        from = end + 3;
      }
      const start = line.indexOf('<!--', from);
      if (start < 0) return out + line.slice(from);
      const closed = at < lastClosing || line.includes('-->', start + 4);
      if (!closed) return out + line.slice(from);
      out += line.slice(from, start);
      from = start + 4;
      inside = true;
    }
  };
}

function openingOf(line: string): string | undefined {
  const [, fence, info] = FENCE.exec(line) ?? [];
  // With a backtick behind it, a run of backticks is code within a line.
  return fence?.startsWith('`') === true && info?.includes('`') === true ? undefined : fence;
}

function closes(line: string, fence: string): boolean {
  const run = /^\s*(?:>\s?)?(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}

/** Without a closing run of `#` and an anchor such as `{#title}` or `<a name="title"></a>`. */
function named(text = ''): string {
  return text
    .slice(0, LONGEST_HEADING)
    .trim()
    .replace(/\s+#+$/, '')
    .replace(/\s*\{[#.:][^{}]*\}$/, '')
    .replaceAll(/<a\s[^<>]*>\s*<\/a>/gi, '')
    .trim();
}
