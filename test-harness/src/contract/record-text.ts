export interface RecordFacts {
  readonly id: string;
  readonly title: string;
  readonly status?: string;
  readonly supersededBy?: string;
  readonly affects: readonly string[];
  readonly decision?: string;
}

/** A typed record that holds every rule. */
export function recordText({
  id,
  title,
  status = 'accepted',
  supersededBy,
  affects,
  decision,
}: RecordFacts): string {
  return [
    '---',
    `id: "${id}"`,
    `title: ${JSON.stringify(title)}`,
    `status: ${status}`,
    'date: "2026-01-01"',
    'deciders: ["team:platform"]',
    ...(supersededBy === undefined ? [] : [`supersededBy: "${supersededBy}"`]),
    'affects:',
    ...affects.map((pattern) => `  - { type: path, pattern: ${JSON.stringify(pattern)} }`),
    '---',
    '',
    `# ${title}`,
    '',
    '## Decision',
    '',
    decision ?? `We ${title.toLowerCase()}.`,
    '',
  ].join('\n');
}
