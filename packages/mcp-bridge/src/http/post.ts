import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { Fault, isFault } from '../codes/fault.ts';
import { guardedLookup, type ResolveHost } from './lookup.ts';

export interface Poster {
  /** The reply's head; its body is still to be read. Rejects with a `Fault`. */
  post(body: string, headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<IncomingMessage>;
  /** The same, without a body, to be rid of what the headers name. */
  delete(headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<IncomingMessage>;
  close(): void;
}

/**
 * Speaks to one address and nowhere else: no redirect is followed, no proxy of the environment is used, and what the
 * name leads to is judged for each connection.
 */
export function createPoster(url: URL, loopback: boolean, resolve: ResolveHost): Poster {
  const { Agent, request } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const lookup = guardedLookup(resolve, loopback ? 'loopback' : 'public');
  const send = (
    method: 'POST' | 'DELETE',
    body: string | undefined,
    headers: OutgoingHttpHeaders,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent, lookup, signal });
      sent.once('response', resolve);
      // After the response there is a body to tell of what goes wrong.
      sent.on('error', (error) => reject(isFault(error) ? error : new Fault('connection-failed')));
      sent.end(body);
    });
  return {
    post: (body, headers, signal) => send('POST', body, headers, signal),
    delete: (headers, signal) => send('DELETE', undefined, headers, signal),
    close: () => agent.destroy(),
  };
}
