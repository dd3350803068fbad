import { checkReport } from './answer/check.ts';
import { explainReport } from './answer/explain.ts';
import { listReport } from './answer/list.ts';
import { type Prepared, prepare } from './answer/prepared.ts';
import { showRecord } from './answer/show.ts';
import { surveyFiles } from './answer/survey.ts';
import type { CorpusLocation, RecordAnswer, RecordEngine, RecordEngineOptions } from './engine.ts';
import { lintCorpus } from './lint/lint.ts';
import { subjectOf, subjectsOf } from './match/subject.ts';
import type { Corpus } from './record.ts';
import { createCorpusReader } from './reader/create-reader.ts';

/**
 * Answers questions about a corpus of records. It only reads: records in the corpus directory, and of the files asked
 * about their first 8 KiB (markers) or a lockfile. Each call reads what has changed since the last one.
 */
export function createRecordEngine({ cache, today }: RecordEngineOptions): RecordEngine {
  const reader = createCorpusReader({ cache });

  async function answer<Report>(
    at: CorpusLocation,
    signal: AbortSignal | undefined,
    make: (corpus: Corpus, prepared: () => Prepared) => Made<Report> | Promise<Made<Report>>,
  ): Promise<RecordAnswer<Report>> {
    const reading = await reader.readCorpus(at, signal);
    if (!reading.ok) return reading;
    const made = await make(reading.corpus, () => prepare(reading.corpus));
    return made ?? { ok: false, problem: 'cancelled' };
  }

  return {
    lint: (at, files, signal) =>
      answer(at, signal, (corpus) => {
        const wanted = files.map((file) => subjectOf(at.root, file).path);
        const report = lintCorpus(corpus, wanted, today());
        return success(
          report,
          report.findings.some(({ severity }) => severity === 'error'),
        );
      }),
    check: (at, files, signal) =>
      answer(at, signal, async (_, prepared) => {
        const subjects = subjectsOf(at.root, files);
        const survey = await surveyFiles(prepared(), at.root, subjects, signal);
        if (survey === undefined) return undefined;
        const report = checkReport(prepared(), subjects, survey, today());
        return success(report, !report.ok);
      }),
    explain: (at, file, signal) =>
      answer(at, signal, async (_, prepared) => {
        const survey = await surveyFiles(prepared(), at.root, [subjectOf(at.root, file)], signal);
        return survey && success(explainReport(prepared(), file, survey), prepared().hasError);
      }),
    list: (at, signal) => answer(at, signal, (_, prepared) => success(listReport(prepared()), false)),
    show: (at, wanted, signal) =>
      answer(at, signal, (_, prepared) => showRecord(prepared(), at.root, wanted, today())),
    suggestScope: (at, signal) =>
      answer(at, signal, async (_, prepared) => {
        const { suggestScopes } = await import('./scope/suggest.ts');
        return success(suggestScopes(prepared(), at.root), false);
      }),
  };
}

type Made<Report> = RecordAnswer<Report> | undefined;

function success<Report>(report: Report, found: boolean): RecordAnswer<Report> {
  return { ok: true, exitCode: found ? 1 : 0, report };
}
