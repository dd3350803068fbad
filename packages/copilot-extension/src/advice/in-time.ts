/** The runtime waits for a hook without end, and holds the tool call that it is about for as long. */
const mostMs = 2000;

/**
 * What `run` answers within two seconds, else nothing: no opinion. A hook that fails has no opinion either. `run` gets
 * a signal that fires when it is too late.
 */
export async function inTime<Answer>(
  run: (signal: AbortSignal) => Promise<Answer | undefined>,
  ms = mostMs,
): Promise<Answer | undefined> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const abstained = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      late.abort();
      resolve(undefined);
    }, ms);
  });
  try {
    return await Promise.race([run(late.signal), abstained]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
