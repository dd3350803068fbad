import type { Report } from '../outcome.ts';
import type { RunResult } from '../process/types.ts';
import type { Answer, EngineFailure } from '../query.ts';
import type { Private } from './redact.ts';
import { usageMessage } from './usage-message.ts';

/** What a started `adr` answered, by its exit code and bytes: the table of outcomes. */
export function decodeRun(result: RunResult, hidden: Private): Answer {
  switch (result.kind) {
    case 'exited':
      return decodeExit(result.exitCode, result.stdout, result.stderr, hidden);
    case 'signalled':
      return fail({ code: 'cli-killed' });
    case 'not-started':
      // The directory of the call is gone, which is no fault of the program.
      return fail({ code: result.reason === 'no-such-directory' ? 'no-workspace' : 'cli-not-started' });
    default:
      return fail({ code: result.kind });
  }
}

function decodeExit(exitCode: number, stdout: Buffer, stderr: Buffer, hidden: Private): Answer {
  if (exitCode === 0 || exitCode === 1) {
    const report = parseReport(stdout);
    return report ? { ok: true, exitCode, report } : fail({ code: 'cli-failed', exitCode });
  }
  if (exitCode !== 2) return fail({ code: 'cli-failed', exitCode });
  const message = usageMessage(stderr, stdout, hidden);
  return fail({ code: 'usage', exitCode, ...(message === undefined ? {} : { message }) });
}

function parseReport(stdout: Buffer): Report | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(stdout));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Report)
      : undefined;
  } catch {
    return undefined;
  }
}

function fail(failure: EngineFailure): Answer {
  return { ok: false, failure };
}
