import type { RecordAnswer } from '../engine.ts';
import { lintCorpus } from '../lint/lint.ts';
import { subjectOf } from '../match/subject.ts';
import type { ShowReport } from '../report.ts';
import { listed } from './list.ts';
import { entriesFor } from './by-ref.ts';
import type { Entry, Prepared } from './prepared.ts';

/** One record by its path, its file name or its id (`12` finds `0012`). An id that several records share finds none. */
export function showRecord(
  prepared: Prepared,
  root: string,
  wanted: string,
  today: string,
): RecordAnswer<ShowReport> {
  const found = lookUp(prepared, root, wanted);
  if (found.length === 0) return { ok: false, problem: 'record-not-found' };
  if (found.length > 1)
    return { ok: false, problem: 'record-ambiguous', paths: found.map(({ record }) => record.path) };
  const entry = found[0] as Entry;
  const { findings } = lintCorpus(prepared.corpus, [entry.record.path], today);
  const exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  return { ok: true, exitCode, report: { ...listed(entry), body: entry.record.body(), findings } };
}

function lookUp(prepared: Prepared, root: string, wanted: string): readonly Entry[] {
  const { entries, corpus } = prepared;
  const { path } = subjectOf(root, wanted);
  const inCorpus = corpus.shownDir === '.' ? wanted : `${corpus.shownDir}/${wanted}`;
  const byPath = entries.filter(({ record }) => record.path === path || record.path === inCorpus);
  if (byPath.length > 0) return byPath;
  const named = entriesFor(prepared, wanted);
  if (named.length > 0) return named;
  return /^\d{1,3}$/.test(wanted) ? entriesFor(prepared, wanted.padStart(4, '0')) : [];
}
