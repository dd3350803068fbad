import { askContract, type ContractAnswer, type ContractQuestion } from './contract-check.ts';

interface Asked {
  readonly answer: Promise<ContractAnswer>;
  readonly controller: AbortController;
  waiting: number;
}

/** By program and identity, for the life of this process. Bounded, since a PATH that changes could go on for ever. */
const asked = new Map<string, Asked>();
const mostKept = 64;

/**
 * Asks each program once, however many calls want to know at the same time. One call that is cancelled stops waiting;
 * when nobody waits any more, the question is stopped and forgotten.
 */
export async function askOnce(question: ContractQuestion): Promise<ContractAnswer> {
  const { program, identity, signal } = question;
  if (signal.aborted) return { speaks: false, reason: 'cancelled' };
  const key = [program.file, ...program.args, identity].join('\0');
  const entry = asked.get(key) ?? begin(key, question);
  entry.waiting += 1;
  const first = await Promise.race([entry.answer, aborted(signal, entry.answer)]);
  entry.waiting -= 1;
  if (first !== 'cancelled') return first;
  if (entry.waiting === 0) {
    forget(key, entry);
    entry.controller.abort();
    // The program has to be gone when the call says that it is.
    await entry.answer;
  }
  return { speaks: false, reason: 'cancelled' };
}

/** Resolves when the call is cancelled, and leaves no listener on it once the answer is there. */
function aborted(signal: AbortSignal, answer: Promise<unknown>): Promise<'cancelled'> {
  return new Promise((resolve) => {
    const onAbort = (): void => resolve('cancelled');
    signal.addEventListener('abort', onAbort);
    void answer.then(() => signal.removeEventListener('abort', onAbort));
  });
}

function begin(key: string, question: ContractQuestion): Asked {
  const controller = new AbortController();
  const answer = askContract({ ...question, signal: controller.signal });
  const entry: Asked = { answer, controller, waiting: 0 };
  for (const oldest of asked.keys()) {
    if (asked.size < mostKept) break;
    asked.delete(oldest);
  }
  asked.set(key, entry);
  return entry;
}

function forget(key: string, entry: Asked): void {
  if (asked.get(key) === entry) asked.delete(key);
}
