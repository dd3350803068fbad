import type { CorpusLocation, RecordAnswer, RecordEngine } from '@precedent/records';
import type { Report } from '../outcome.ts';
import type { Answer, Engine, Query } from '../query.ts';
import { loadRecordEngine } from './load-records.ts';

/**
 * The engine that comes with us: it answers in this process and starts none. Parsed records are kept between calls.
 * The record reader is loaded by the first question, so that a host's start does not wait for it.
 */
export function createEmbeddedEngine(version: string): Engine {
  let loading: Promise<RecordEngine> | undefined;
  return {
    identity: { kind: 'embedded', version },
    answer: async (query, signal) => {
      loading ??= loadRecordEngine();
      return ask(await loading, query, signal);
    },
  };
}

async function ask(engine: RecordEngine, query: Query, signal: AbortSignal): Promise<Answer> {
  const at: CorpusLocation = { root: query.root, dir: query.corpus.absolute };
  switch (query.tool) {
    case 'check':
      return toAnswer(await engine.check(at, query.paths, signal));
    case 'explain':
      return toAnswer(await engine.explain(at, query.path, signal));
    case 'lint':
      return toAnswer(await engine.lint(at, [], signal));
  }
}

function toAnswer(answer: RecordAnswer<object>): Answer {
  if (answer.ok) return { ok: true, exitCode: answer.exitCode, report: answer.report as Report };
  // The two problems of showing one record cannot come from these questions.
  const missing = answer.problem === 'record-not-found' || answer.problem === 'record-ambiguous';
  return { ok: false, failure: { code: missing ? 'internal' : answer.problem } };
}
