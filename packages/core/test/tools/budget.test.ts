import { describe, expect, it } from 'vitest';
import { failure } from '../../src/codes/failure.ts';
import type { ToolOutcome } from '../../src/outcome.ts';
import { withBudget } from '../../src/tools/budget.ts';

const never = new AbortController().signal;
const done: ToolOutcome = {
  ok: true,
  exitCode: 0,
  report: {},
  source: { root: '/r', corpus: 'docs/adr', otherCorpora: [], engine: 'embedded' },
};
const untilEnded = (signal: AbortSignal): Promise<ToolOutcome> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(failure('cancelled'))));

describe('a call within its time', () => {
  it('is answered as it answers', async () => {
    expect(await withBudget(1000, never, async () => done)).toBe(done);
    expect(await withBudget(1000, never, async () => failure('shallow'))).toStrictEqual(failure('shallow'));
  });

  it('that throws is internal, without the words of what was thrown [outcome-no-leak]', async () => {
    const thrown = await withBudget(1000, never, () => Promise.reject(new Error('MARKER /home/me')));
    expect(thrown).toStrictEqual(failure('internal'));
  });
});

describe('a call that is ended', () => {
  it('is cancelled when the caller had enough [outcome-cancelled]', async () => {
    const caller = new AbortController();
    const answered = withBudget(10_000, caller.signal, untilEnded);
    caller.abort(new Error('MARKER'));
    expect(await answered).toStrictEqual(failure('cancelled'));
  });

  it('is cancelled without being begun when the caller had enough before [outcome-cancelled]', async () => {
    let begun = false;
    const outcome = await withBudget(1000, AbortSignal.abort(), async () => {
      begun = true;
      return done;
    });
    expect([outcome, begun]).toStrictEqual([failure('cancelled'), false]);
  });

  it('is timed-out when its time is up [outcome-timed-out]', async () => {
    expect(await withBudget(20, never, untilEnded)).toStrictEqual(failure('timed-out'));
  });

  it('keeps its own reason when that is another', async () => {
    const slow = (signal: AbortSignal) => untilEnded(signal).then(() => failure('cli-killed'));
    expect(await withBudget(20, never, slow)).toStrictEqual(failure('cli-killed'));
  });

  it('is answered although it does not listen [outcome-timed-out]', async () => {
    const deaf = () => new Promise<ToolOutcome>(() => {});
    expect(await withBudget(20, never, deaf)).toStrictEqual(failure('timed-out'));
  });
});
