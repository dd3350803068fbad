export interface RecordParts {
  readonly id?: string;
  readonly title?: string;
  readonly status?: string;
  readonly affects?: readonly string[];
  readonly decision?: string;
  /** Further front matter, as written. */
  readonly more?: string;
}

/** A typed record that is sound unless a part makes it otherwise. */
export function aRecord(parts: RecordParts = {}): string {
  const {
    id = '0001',
    title = 'Keep state in one database',
    status = 'accepted',
    affects = [],
    more = '',
  } = parts;
  const { decision = 'Every service keeps its state in the one database we run.' } = parts;
  const patterns = affects.map((pattern) => `  - { type: path, pattern: ${JSON.stringify(pattern)} }\n`);
  const scope = patterns.length === 0 ? '' : `affects:\n${patterns.join('')}`;
  return `---
id: "${id}"
title: ${JSON.stringify(title)}
status: ${status}
date: 2026-03-01
deciders: ["@mira"]
${scope}${more}---

# ${title}

## Decision

${decision}
`;
}
