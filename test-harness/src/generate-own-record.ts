import { randomFrom } from './generate-record.ts';
import { type Facts, shapes } from './own-shapes.ts';
import { places, subjects, verbs } from './title-words.ts';

export interface OwnRecord {
  /** From the corpus folder; a record that has a folder of its own ends in `/README.md`. */
  readonly name: string;
  readonly text: string;
  /** What a careful reader gets from it. */
  readonly facts: Facts;
}

const words: Readonly<Record<string, readonly string[]>> = {
  accepted: [
    'Accepted',
    'accepted',
    'Approved',
    'Implemented',
    'Accepted (lazy consensus)',
    'Adopted',
    'Принято',
    'Akzeptiert',
    'Aceptado',
    '承認',
  ],
  proposed: ['Proposed', 'proposed', 'Under review', 'proposé', 'Предложено'],
  draft: ['Draft', 'WIP'],
  rejected: ['Rejected', 'Declined', 'Abgelehnt'],
  deprecated: ['Deprecated', 'Obsolete', 'Depreciated'],
};
/** Of a hundred records that state a status. */
const share = [
  ['accepted', 74],
  ['proposed', 10],
  ['draft', 3],
  ['rejected', 4],
  ['deprecated', 3],
  ['superseded', 6],
] as const;

/**
 * Record `index` (from 1) of `count`, in a format drawn in the mix that public repositories have: three in five as Nygard
 * wrote them, one in six as MADR, one in five in a team's own shape, a few in other markups, one in eight without a
 * status. Pure: the arguments decide every byte.
 */
export function generateOwnRecord(index: number, count: number, seed: number): OwnRecord {
  const random = randomFrom(seed * 7_368_787 + index);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const title = `${pick(verbs)} the ${pick(subjects)} ${pick(places)}`;
  const date = `20${18 + (index % 8)}-0${1 + (index % 9)}-${10 + (index % 18)}`;
  const status = random() < 0.13 ? 'unknown' : drawn(random() * 100);
  const successor = status === 'superseded' && index < count ? index + 1 : undefined;
  const text = status === 'superseded' ? 'Superseded' : pick(words[status] ?? ['Accepted']);
  const shape = byShare(shapes, random() * 100);
  return shape({
    index,
    title,
    date,
    random,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    status: status === 'superseded' && successor === undefined ? 'superseded' : status,
    ...(status === 'unknown' ? {} : { written: text }),
    ...(successor === undefined ? {} : { successor }),
  });
}

function drawn(at: number): string {
  return byShare(
    share.map(([status, part]) => ({ share: part, make: status })),
    at,
  );
}

function byShare<Made>(parts: readonly { readonly share: number; readonly make: Made }[], at: number): Made {
  let left = at;
  for (const { share: part, make } of parts) {
    left -= part;
    if (left < 0) return make;
  }
  return (parts[0] as { readonly make: Made }).make;
}
