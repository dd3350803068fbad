import { showHiddenText } from '../bytes/hidden.ts';
import type { SuggestedScope } from '../report.ts';

const LONGEST_TITLE = 100;

/** The mapping file as YAML, for a person to edit: each record with a title to know it by, and what its text names. */
export function draftOf(suggestions: readonly SuggestedScope[], mapPath: string): string {
  const head = [
    `# A draft for ${comment(mapPath)}: which files each decision governs.`,
    '# It is drawn from paths that the records mention. Check every line: a mention is no scope.',
    '# Patterns are matched from the root of the repository; one that begins with ! takes files out.',
    '',
  ];
  const lines = suggestions.flatMap(({ key, title, patterns }) => [
    `# ${comment(title)}`,
    patterns.length > 0
      ? `${quoted(key)}: [${patterns.map(quoted).join(', ')}]`
      : `# ${quoted(key)}: []  # names no file or folder that exists`,
    '',
  ]);
  return [...head, ...lines].join('\n');
}

/** A name on a line of its own: nothing in it ends the comment. */
function comment(text: string): string {
  const line = showHiddenText(text).replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

/** JSON strings are YAML strings. */
function quoted(text: string): string {
  return showHiddenText(JSON.stringify(text)).replaceAll(/\\u\{([0-9a-f]+)\}/g, (whole, hex: string) =>
    hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : whole,
  );
}
