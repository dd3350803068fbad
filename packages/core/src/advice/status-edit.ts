const known = new Set([
  'draft',
  'proposed',
  'accepted',
  'approved',
  'ratified',
  'rejected',
  'superseded',
  'deprecated',
]);
/** Nothing is decided yet. */
const open = new Set(['draft', 'proposed']);
// `status: accepted` as front matter, list item or bold label has it, and the line below a `## Status` heading. No two
// repetitions stand side by side, so that a long line of blanks costs no more than its length.
const label =
  /^[ \t]*(?:[-*][ \t]+)?[*_]{0,2}status[*_]{0,2}[ \t]*:[*_]{0,2}[ \t]*["'`*_]{0,3}([a-z]{1,20})/imu;
const heading =
  /^#{1,6}[ \t]+status[ \t]*\r?\n(?:[ \t]*\r?\n){0,3}[ \t]*(?:[-*>][ \t]*)?["'`*_]{0,3}([a-z]{1,20})/imu;
/** A piece of a record that is nothing but a status is short. */
const longestBare = 40;

/** As Nygard records say it, with a link behind. */
const supersededBy = /^[ \t\r\n]*[*_`"']{0,3}superseded by\b[^\r\n]*[ \t\r\n]*$/iu;

function bareWord(text: string): string {
  const bare = text.trim();
  if (supersededBy.test(text)) return 'superseded';
  return bare.length > longestBare ? '' : bare.replace(/^[*_`"']+|[*_`"'.]+$/gu, '');
}

/** The status that a record, or the piece of one that an edit replaces, states. */
function statusIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const word = (label.exec(text)?.[1] ?? heading.exec(text)?.[1] ?? bareWord(text)).toLowerCase();
  return known.has(word) ? word : undefined;
}

export interface StatusEdit {
  readonly from: string | undefined;
  readonly to: string;
}

/**
 * The change of status between two texts, in words of a fixed list; none where it stays the same, or where an open
 * question stays open: a new record that is proposed decides nothing.
 */
export function statusEdit(before: string | undefined, after: string | undefined): StatusEdit | undefined {
  const from = statusIn(before);
  const to = statusIn(after);
  if (to === undefined || from === to) return undefined;
  const wasOpen = from === undefined || open.has(from);
  return wasOpen && open.has(to) ? undefined : { from, to };
}
