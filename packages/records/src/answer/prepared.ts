import { corpusFindings } from '../lint/corpus-findings.ts';
import { compareFindings, compareText } from '../lint/order.ts';
import { compileRecord, isOwn, type RecordMatcher } from '../match/record-matcher.ts';
import type { Corpus, DecisionRecord } from '../record.ts';
import type { Bucket, Finding } from '../report.ts';
import { bucketOf } from '../status/bucket.ts';
import { type Standing, standings } from '../status/effective.ts';

/** A valid record with what every answer needs of it. */
export interface Entry {
  readonly record: DecisionRecord;
  readonly standing: Standing;
  readonly bucket: Bucket;
  readonly matcher: RecordMatcher | undefined;
}

/** What is derived from a corpus once and serves every answer: nothing here depends on a question. */
export interface Prepared {
  readonly corpus: Corpus;
  /** Live ones first, then by id and path: the order of every answer. */
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, readonly Entry[]>;
  /** By number without zeros: records in their own format, of which nobody knows how many zeros are meant. */
  readonly byNumber: ReadonlyMap<string, readonly Entry[]>;
  /** Package patterns of matchers that concern this repository. */
  readonly packagePatterns: readonly string[];
  /** Every finding about the records themselves, sorted. */
  readonly findings: readonly Finding[];
  readonly hasError: boolean;
}

const rank: Readonly<Record<Bucket, number>> = { governing: 0, activeProposals: 1, history: 2 };
const prepared = new WeakMap<Corpus, Prepared>();

/** The reader returns the same corpus object while nothing has changed, so patterns are compiled once. */
export function prepare(corpus: Corpus): Prepared {
  let known = prepared.get(corpus);
  if (known === undefined) prepared.set(corpus, (known = derive(corpus)));
  return known;
}

function derive(corpus: Corpus): Prepared {
  const records = corpus.files.map(({ record }) => record).filter((record) => record !== undefined);
  const standing = standings(records);
  const entries = records.map((record) => entryOf(record, standing.get(record))).sort(compareEntries);
  const byId = groupBy(entries, ({ record }) => record.id);
  const byNumber = groupBy(entries, ({ record }) => numberOf(record));
  const findings = [
    ...corpus.files.flatMap((file) => file.findings),
    ...corpusFindings(corpus),
    ...corpus.skipped,
    ...corpus.limits,
  ].sort(compareFindings);
  return {
    corpus,
    entries,
    byId,
    byNumber,
    packagePatterns: packagePatterns(records),
    findings,
    hasError: findings.some(({ severity }) => severity === 'error'),
  };
}

function entryOf(record: DecisionRecord, standing: Standing = { effectiveStatus: record.status }): Entry {
  return { record, standing, bucket: bucketOf(standing.effectiveStatus), matcher: compileRecord(record) };
}

function compareEntries(left: Entry, right: Entry): number {
  return (
    rank[left.bucket] - rank[right.bucket] ||
    compareText(left.record.id, right.record.id) ||
    compareText(left.record.path, right.record.path)
  );
}

function packagePatterns(records: readonly DecisionRecord[]): readonly string[] {
  const matchers = records.flatMap(({ affects }) => affects).filter(({ type }) => type === 'package');
  return [...new Set(matchers.filter(isOwn).map(({ pattern }) => pattern))];
}

function numberOf({ format = 'typed', number, id }: DecisionRecord): string | undefined {
  return format === 'typed' ? undefined : (number ?? /^0*(\d{1,6})$/.exec(id)?.[1]);
}

function groupBy(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [entry]);
    else same.push(entry);
  }
  return groups;
}
