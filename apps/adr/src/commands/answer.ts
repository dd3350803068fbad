import type { NoAnswer, RecordAnswer, RecordEngine } from '@precedent/records';
import { createRecordEngine } from '@precedent/records';
import { findCorpus, otherCorpora, type FoundCorpus } from '../place/corpus.ts';
import type { Place } from '../place/place.ts';
import { findRoot } from '../place/root.ts';
import { jsonText } from '../print/json.ts';
import type { Page } from '../print/page.ts';
import { refuse } from '../refuse.ts';
import type { Call } from './call.ts';

interface Job<Report> {
  readonly synopsis: string;
  readonly ask: (engine: RecordEngine, place: Place) => Promise<RecordAnswer<Report>>;
  /** Loaded only when a person reads: `--json` needs none of it. `others` look like folders of records too. */
  readonly print: () => Promise<(page: Page, report: Report, others: readonly string[]) => void>;
  /** What to say of a problem that only this command has. */
  readonly explainProblem?: (none: NoAnswer, engine: RecordEngine, place: Place) => Promise<string>;
  /** The folder to ask instead of the one that was found, when the person named none. Both absolute. */
  readonly folder?: (root: string, found: string | undefined) => string | undefined;
}

/** The path of every command that reads records: find the place, ask the engine, print what it says. */
export async function answer<Report>(call: Call, job: Job<Report>): Promise<number> {
  const { session, flags } = call;
  const root = findRoot(session);
  const found = await findCorpus(root, session.cwd, flags.dir);
  const own = flags.dir === undefined ? job.folder?.(root, found.ok ? found.dir : undefined) : undefined;
  const corpus: FoundCorpus = own === undefined ? found : { ok: true, dir: own };
  if (!corpus.ok) return refuse(session, corpus.message, job.synopsis.replace('[--dir DIR]', '--dir DIR'));
  const place: Place = { root, dir: corpus.dir, cwd: session.cwd };
  const engine = createRecordEngine({ cache: false, today: () => isoDay(session.now()) });
  const answered = await job.ask(engine, place);
  if (!answered.ok) {
    const { describeProblem } = await import('./problem.ts');
    const message =
      (await job.explainProblem?.(answered, engine, place)) ?? describeProblem(answered.problem);
    return refuse(session, message, job.synopsis);
  }
  if (flags.json) session.out(jsonText(answered.report));
  else {
    const [{ createPage }, print] = await Promise.all([import('../print/page.ts'), job.print()]);
    const page = createPage(session);
    print(page, answered.report, await otherCorpora(root, place.dir));
    page.err.flush();
    page.out.flush();
  }
  return answered.exitCode;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
