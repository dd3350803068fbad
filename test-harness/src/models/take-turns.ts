/**
 * Lets several sessions go on one at a time. A session asks before each of its steps, and the answer comes once all
 * others wait as well and it has made no more steps than they; who is first changes from round to round. `last` says
 * that it will not ask again, and is let through at once.
 */
export function takeTurns(sessions: number): (session: number, last: boolean) => Promise<void> {
  const waiting = new Map<number, () => void>();
  const steps = Array.from({ length: sessions }, () => 0);
  const ended = new Set<number>();

  const release = (): void => {
    if (waiting.size === 0 || waiting.size + ended.size < sessions) return;
    const fewest = Math.min(...[...waiting.keys()].map((session) => steps[session] ?? 0));
    const ready = [...waiting.keys()]
      .filter((session) => steps[session] === fewest)
      .toSorted((a, b) => a - b);
    const next = fewest % 2 === 0 ? ready[0] : ready.at(-1);
    if (next === undefined) return;
    const go = waiting.get(next);
    waiting.delete(next);
    steps[next] = fewest + 1;
    go?.();
  };

  return (session, last) => {
    if (last) {
      ended.add(session);
      release();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.set(session, resolve);
      release();
    });
  };
}
