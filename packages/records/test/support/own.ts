/** A record as adr-tools writes it. `status` may be several paragraphs. */
export function nygard(title: string, status = 'Accepted', decision = 'We do it.'): string {
  return `# ${title}\n\nDate: 2021-03-04\n\n## Status\n\n${status}\n\n## Context\n\nSomething is to be done.\n\n## Decision\n\n${decision}\n\n## Consequences\n\nIt is done.\n`;
}
