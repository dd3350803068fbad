import { places, subjects, verbs } from './title-words.ts';

const reasons = [
  'The team on call needs to see at once which part failed, and today three services answer that in three ways.',
  'A rollout last spring showed that two readers of the same table disagreed for hours before anyone noticed.',
  'Contracts with customers promise an answer within a day, and the present shape makes that hard to keep.',
  'New people spend their first week learning which of four helpers is the one that should be called.',
];

/** One typed record: number `index` of `count`, counted from 1. Pure: the arguments decide every byte. */
export function generateRecord(index: number, count: number, seed: number): { name: string; text: string } {
  const random = randomFrom(seed * 1_000_003 + index);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const title = `${pick(verbs)} the ${pick(subjects)} ${pick(places)}`;
  const status = statusOf(index, count);
  const patterns = [`src/${area(index)}/**`];
  if (random() < 0.3) patterns.push(`test/${area(index)}/**/*.test.{ts,tsx}`);
  if (random() < 0.2) patterns.push(`docs/${area(index)}/*.md`);
  const frontMatter = [
    '---',
    `id: "${number(index)}"`,
    `title: ${title}`,
    `status: ${status}`,
    `date: 20${20 + (index % 6)}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    'deciders: ["team:platform"]',
    ...(status === 'superseded' ? [`supersededBy: "${number(index + 1)}"`] : []),
    ...(index > 1 && statusOf(index - 1, count) === 'superseded'
      ? [`supersedes: ["${number(index - 1)}"]`]
      : []),
    'affects:',
    ...patterns.flatMap((pattern) => ['  - type: path', `    pattern: "${pattern}"`]),
    '---',
  ];
  const paragraphs = Array.from(
    { length: 3 + Math.floor(random() * 4) },
    () => `${pick(reasons)} ${pick(reasons)}`,
  );
  const body = ['', `# ${title}`, '', '## Context', '', ...paragraphs, '', '## Decision', ''];
  const decision = [`${title}. Every caller goes through it.`, '', '## Consequences', '', pick(reasons), ''];
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { name: `${number(index)}-${slug}.md`, text: [...frontMatter, ...body, ...decision].join('\n') };
}

/** Every ninth is superseded by the next one, every seventh is proposed, every eleventh rejected; the first governs. */
function statusOf(index: number, count: number): string {
  if (index % 9 === 0 && index < count) return 'superseded';
  if ((index - 1) % 9 === 0) return 'accepted';
  if (index % 11 === 0) return 'rejected';
  return index % 7 === 0 ? 'proposed' : 'accepted';
}

const number = (index: number) => String(index).padStart(4, '0');
const area = (index: number) => `area-${String(index).padStart(3, '0')}`;

/** A small generator of numbers in [0, 1), the same on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
