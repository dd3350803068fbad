const HINTS: readonly { readonly seen: RegExp; readonly hint: string }[] = [
  { seen: /^ *\t/, hint: 'indent with spaces, not tabs' },
  { seen: /(?:[:[,{]|^-|^ +-)[ \t]*[@`]/, hint: 'put text that starts with @ or ` in quotes' },
  { seen: /^[^"'[{#]*: [^"'[{]*: /, hint: 'put a value that holds a colon and a space in quotes' },
];

/** What most likely went wrong on a line that YAML refuses, as the end of a sentence; empty when there is no guess. */
export function hintFor(line: string): string {
  const found = HINTS.find(({ seen }) => seen.test(line));
  return found === undefined ? '' : `; ${found.hint}`;
}
