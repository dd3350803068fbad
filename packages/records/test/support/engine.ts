import { createRecordEngine } from '../../src/create-engine.ts';
import type { RecordAnswer } from '../../src/engine.ts';
import type { CheckReport, ExplainReport } from '../../src/report.ts';
import { type Files, plant, TODAY } from './corpus.ts';

export const engine = createRecordEngine({ cache: false, today: () => TODAY });

export function reportOf<Report>(answer: RecordAnswer<Report>): Report {
  if (!answer.ok) throw new Error(answer.problem);
  return answer.report;
}

export async function check(files: Files, changed: readonly string[]): Promise<CheckReport> {
  return reportOf(await engine.check(plant(files), changed));
}

export async function explain(files: Files, file: string): Promise<ExplainReport> {
  return reportOf(await engine.explain(plant(files), file));
}
