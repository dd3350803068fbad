const printing = [
  'log',
  'info',
  'debug',
  'dir',
  'dirxml',
  'table',
  'group',
  'groupCollapsed',
  'count',
  'timeEnd',
  'timeLog',
] as const;

type Printer = Record<(typeof printing)[number] | 'error', (...data: never[]) => void>;

/**
 * Sends what the console would write to stdout to stderr: in an extension stdout is the protocol, and a single line of
 * anything else ends the connection while the process looks alive.
 */
export function keepStdoutForProtocol(target: Printer = console): void {
  for (const method of printing) target[method] = target.error;
}
