import { Console } from 'node:console';
import type { Writable } from 'node:stream';

const methods = ['log', 'info', 'debug', 'dir', 'dirxml', 'table', 'group', 'count', 'timeEnd', 'timeLog'] as const;

/**
 * Sends everything that the console would write to `other`: in an extension stdout is the protocol, and a single line
 * of anything else ends the connection while the process looks alive.
 */
export function keepStdoutForProtocol(other: Writable, target: Console = console): void {
  const redirected = new Console(other, other);
  for (const method of methods) target[method] = redirected[method].bind(redirected);
}
