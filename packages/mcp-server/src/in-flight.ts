/** The calls that are being answered, so that the end of the server can wait for them or end them. */
export interface InFlight {
  /** Runs one call with a signal that fires when the caller cancels or all calls are ended. */
  run<Result>(caller: AbortSignal, call: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Settles when no call is being answered, or after `ms`. */
  settle(ms: number): Promise<void>;
  /** Cancels what is being answered now. */
  end(): void;
}

export function createInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  const ending = new AbortController();
  return {
    run: async (caller, call) => {
      const answered = call(AbortSignal.any([caller, ending.signal]));
      running.add(answered);
      try {
        return await answered;
      } finally {
        running.delete(answered);
      }
    },
    settle: async (ms) => {
      if (running.size === 0) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
      await Promise.race([Promise.allSettled(running), late]);
      clearTimeout(timer);
    },
    end: () => ending.abort(),
  };
}
