import type { Changed } from '../changed/types.ts';
import type { Source } from '../outcome.ts';
import type { AbsoluteDir } from '../paths/types.ts';
import type { CorpusRef, EngineIdentity } from '../query.ts';

/** Where an answer came from, said in every success. */
export function describeSource(
  { root, corpus }: { readonly root: AbsoluteDir; readonly corpus: CorpusRef },
  identity: EngineIdentity,
  changed: Extract<Changed, { ok: true }> | undefined,
): Source {
  const place = { root, corpus: corpus.shown, otherCorpora: corpus.others, engine: engineName(identity) };
  if (changed === undefined) return place;
  const why = [changed.why, uncheckedNames(changed.nonUtf8)].filter((sentence) => sentence !== undefined);
  return { ...place, base: changed.base, ...(why.length === 0 ? {} : { why: why.join(' ') }) };
}

function engineName(identity: EngineIdentity): string {
  if (identity.kind === 'embedded') return 'embedded';
  return identity.version === undefined ? identity.executable : `${identity.executable} ${identity.version}`;
}

function uncheckedNames(count: number): string | undefined {
  if (count === 0) return undefined;
  const files =
    count === 1 ? '1 changed file has a name that is' : `${count} changed files have names that are`;
  return `${files} not UTF-8 and could not be checked.`;
}
