import type { Bounded, Report, Source, ToolFailure, ToolOutcome, ToolSuccess } from '../outcome.ts';
import { scrubText } from '../scrub/scrub-text.ts';

/** What a model is shown of a success, as an object and, serialised, as text: the same facts in both. */
export interface View {
  readonly exitCode: 0 | 1;
  readonly report: Report;
  readonly source: Source;
  readonly bounded?: Bounded;
}

export function viewOf({ exitCode, report, source, bounded }: ToolSuccess): View {
  return { exitCode, report, source, ...(bounded === undefined ? {} : { bounded }) };
}

/** The text form of any outcome: JSON of the view, or `code: message next step`. Scrubbed once more as a whole. */
export function textOf(outcome: ToolOutcome): string {
  return scrubText(outcome.ok ? JSON.stringify(viewOf(outcome)) : failureText(outcome));
}

function failureText({ code, message, exitCode }: ToolFailure): string {
  return `${code}: ${message}${exitCode === undefined ? '' : ` Exit code: ${exitCode}.`}`;
}
