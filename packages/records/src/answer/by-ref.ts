import type { Entry, Prepared } from './prepared.ts';

/** The records that a reference could mean: by id, else by number, where `0012`, `12` and `ADR-12` are the same. */
export function entriesFor(
  { byId, byNumber }: Pick<Prepared, 'byId' | 'byNumber'>,
  ref: string,
): readonly Entry[] {
  const exact = byId.get(ref);
  if (exact !== undefined) return exact;
  const number = /^(?:\p{L}{2,12}[-_ ]?)?0*((?:19|20)\d{2}-\d{2,4}|\d{1,6})$/u.exec(ref)?.[1];
  return number === undefined ? [] : (byNumber.get(number) ?? []);
}
