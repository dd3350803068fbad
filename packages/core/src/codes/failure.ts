import type { ToolFailure } from '../outcome.ts';
import { failureCodes, type FailureCode } from './table.ts';

/**
 * A refusal with its fixed text. `detail` goes behind it: for `bad-argument` our own words about parameter and rule,
 * for `usage` the program's cleaned message; other codes take none.
 */
export function failure(code: FailureCode, detail?: string, exitCode?: number): ToolFailure {
  const { message, next } = failureCodes[code];
  return {
    ok: false,
    code,
    message: detail === undefined ? `${message} ${next}` : `${message} ${next} ${detail}`,
    ...(exitCode === undefined ? {} : { exitCode }),
  };
}
