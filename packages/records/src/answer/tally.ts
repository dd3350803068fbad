import { candidateOf } from '../glob/candidate.ts';
import type { FileScan } from '../markers/scan-file.ts';
import type { Facts, Fired } from '../match/record-matcher.ts';
import type { Subject } from '../match/subject.ts';
import type { Touch } from '../match/touch.ts';
import type { Declaration, FileDecision, FileDecisions, FiredMatcher } from '../report.ts';
import { declaredIn } from './declared.ts';
import { nearby } from './nearby.ts';
import type { Entry, Prepared } from './prepared.ts';
import { whyOf } from './why.ts';

/** A record with what ties it to the files that were asked about. */
export interface Touched {
  readonly entry: Entry;
  readonly first: Touch;
  readonly files: number;
  readonly fired: readonly FiredMatcher[];
  readonly declared: readonly Declaration[];
}

/** What governs the files, by record and by file. */
export interface Tally {
  /** In the order of the corpus: live ones first. */
  readonly touched: readonly Touched[];
  readonly byFile: readonly FileDecisions[];
}

/** A thousand records that cover everything and ten thousand changed files must not fill the memory. */
const MOST_FILE_DECISIONS = 50_000;
const MOST_DECLARATIONS = 50_000;

interface Draft {
  readonly first: Touch;
  files: number;
  readonly fired: Map<string, FiredMatcher>;
  readonly declared: Declaration[];
}

const none: Fired = { fired: [], packages: [] };

/** Takes files one by one, with what was found in each, and keeps no more than an answer needs. */
export function createTally(prepared: Prepared): {
  add(subject: Subject, scan: FileScan | undefined, packages: Facts['packages']): void;
  result(): Tally;
} {
  const { entries } = prepared;
  const drafts = new Map<Entry, Draft>();
  const byFile: FileDecisions[] = [];
  let listed = 0;
  let declarations = 0;

  function note(entry: Entry, touch: Touch): void {
    const draft: Draft = drafts.get(entry) ?? { first: touch, files: 0, fired: new Map(), declared: [] };
    drafts.set(entry, draft);
    draft.files += 1;
    for (const one of touch.fired) draft.fired.set(`${one.type}\0${one.pattern}`, one);
    const declared = touch.declared.slice(0, MOST_DECLARATIONS - declarations);
    declarations += declared.length;
    draft.declared.push(...declared);
  }

  /** In the order of the corpus, as every answer is. */
  function asked(path: string | undefined, declared: ReadonlyMap<Entry, unknown> | undefined) {
    if (declared !== undefined) return entries;
    return path === undefined ? [] : nearby(prepared, path);
  }

  return {
    add({ path, candidate: place }, scan, packages) {
      const declared = declaredIn(scan, prepared);
      const facts = place === undefined ? undefined : { candidate: candidateOf(place), packages };
      const decisions: FileDecision[] = [];
      let more = 0;
      for (const entry of asked(facts?.candidate.text, declared)) {
        const hit = facts === undefined ? undefined : entry.matcher?.(facts);
        const here = declared?.get(entry);
        if (hit === undefined && here === undefined) continue;
        const { scopeFrom } = entry.record;
        const touch = {
          path,
          ...(hit ?? none),
          declared: here ?? [],
          ...(scopeFrom === undefined ? {} : { scopeFrom }),
        };
        note(entry, touch);
        if (listed + decisions.length < MOST_FILE_DECISIONS) decisions.push(fileDecision(entry, touch));
        else more += 1;
      }
      listed += decisions.length;
      byFile.push({ path, decisions, ...(more === 0 ? {} : { more }) });
    },
    result() {
      const touched = entries
        .filter((entry) => drafts.has(entry))
        .map((entry) => {
          const draft = drafts.get(entry) as Draft;
          return { entry, ...draft, fired: [...draft.fired.values()] };
        });
      return { touched, byFile };
    },
  };
}

function fileDecision({ record, bucket }: Entry, touch: Touch): FileDecision {
  return { recordId: record.id, recordPath: record.path, bucket, why: whyOf(touch, 1) };
}
