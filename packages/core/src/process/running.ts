/** Ends a whole process group now, without waiting. Never throws. */
export type KillNow = () => void;

const running = new Set<KillNow>();
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Remembers a group while it runs, so that it ends with this process. Returns the function that forgets it.
 *
 * Children have a process group of their own, so a terminal's Ctrl-C or a closing window does not reach them: the
 * listeners below do. What they cannot see is SIGKILL of this process; then a child lives on until it ends by
 * itself or writes to the closed pipe. (On Windows the system ends direct children even then.)
 */
export function whileRunning(kill: KillNow): () => void {
  if (running.size === 0) listen();
  running.add(kill);
  return () => {
    if (running.delete(kill) && running.size === 0) stopListening();
  };
}

function killAll(): void {
  for (const kill of running) kill();
}

/** Where nobody else listens, the signal must do what it would have done without us: end this process. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  stopListening();
  process.kill(process.pid, signal);
}

function listen(): void {
  process.on('exit', killAll);
  // First in the row: a `once` listener of the host counts only until it is called.
  for (const signal of endingSignals) process.prependListener(signal, onSignal);
}

function stopListening(): void {
  process.off('exit', killAll);
  for (const signal of endingSignals) process.off(signal, onSignal);
}
