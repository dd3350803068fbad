import type { CorpusLocation, RecordEngine } from '@precedent/records';
import type { AdviceEvent, AdviceReport } from './types.ts';

/**
 * The report that `advise` needs for an event, or undefined when there is none. It takes the embedded engine and no
 * other: a hook runs on every step of an agent, and must start no program that an environment names.
 */
export async function askForAdvice(
  event: AdviceEvent,
  engine: RecordEngine,
  at: CorpusLocation,
  signal?: AbortSignal,
): Promise<AdviceReport | undefined> {
  const answer = await ask(event, engine, at, signal);
  return answer.ok ? answer.report : undefined;
}

function ask(event: AdviceEvent, engine: RecordEngine, at: CorpusLocation, signal?: AbortSignal) {
  switch (event.kind) {
    case 'session-start':
    case 'new-context':
    case 'sub-agent-start':
      return engine.list(at, signal);
    case 'read':
    case 'edit':
      return engine.check(at, [event.path], signal);
    case 'edits':
      return engine.check(
        at,
        event.edits.map(({ path }) => path),
        signal,
      );
    case 'reads':
    case 'prompt':
    case 'after-check':
      return engine.check(at, event.paths, signal);
  }
}
