import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Fault, isFault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';
import { cancelledId, requestId, type Wire } from '../client/wire.ts';
import { createInbox } from '../incoming/inbox.ts';
import type { ResolveHost } from './lookup.ts';
import { createPoster } from './post.ts';
import { drain, readReply } from './read-reply.ts';

export interface HttpServerStart {
  readonly url: URL;
  readonly loopback: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly resolve: ResolveHost;
}

/** What a session may be called; anything else is not kept. */
const sessionId = /^[\u0021-\u007E]{1,256}$/u;
/** How long a message that needs no answer may take. */
const noticeMs = 5000;
/** How long the end of a session may take; it is a courtesy, and nobody is held up for it. */
const goodbyeMs = 300;

/**
 * MCP over POST: each message is a request of its own, and nothing is left open between them. A session that the server
 * gave is deleted when it ends on our side.
 */
export function httpWire({ url, loopback, headers, resolve }: HttpServerStart): Wire {
  const poster = createPoster(url, loopback, resolve);
  const open = new Map<string | number, AbortController>();
  const all = new AbortController();
  let session: string | undefined;
  let protocol: string | undefined;
  let fault: BridgeCode | undefined;
  let closing: Promise<void> | undefined;

  const end = (because: BridgeCode | undefined): void => {
    if (all.signal.aborted) return;
    fault = because;
    all.abort();
    if (because !== undefined) poster.close();
    wire.onclose?.();
  };
  const close = async (): Promise<void> => {
    const open = !all.signal.aborted;
    end(undefined);
    if (open && session !== undefined) {
      const reply = await poster.delete(headersNow(), AbortSignal.timeout(goodbyeMs)).catch(() => undefined);
      reply?.destroy();
    }
    poster.close();
  };
  const inbox = createInbox({
    deliver: (message) => wire.onmessage?.(message),
    onToolsChanged: () => wire.onToolsChanged?.(),
    onTooMuch: () => end('too-much-noise'),
    now: Date.now,
  });

  const headersNow = (): OutgoingHttpHeaders => ({
    ...headers,
    accept: 'application/json, text/event-stream',
    'accept-encoding': 'identity',
    ...(session === undefined ? {} : { 'mcp-session-id': session }),
    ...(protocol === undefined ? {} : { 'mcp-protocol-version': protocol }),
  });
  const post = async (message: object, signal: AbortSignal): Promise<IncomingMessage> => {
    if (all.signal.aborted) throw new Fault(fault ?? 'server-ended');
    const reply = await poster.post(
      JSON.stringify(message),
      { ...headersNow(), 'content-type': 'application/json' },
      AbortSignal.any([signal, all.signal]),
    );
    const code = codeOfStatus(reply.statusCode ?? 0);
    if (code === undefined) return reply;
    reply.destroy();
    // A session that the server has forgotten: the next call begins a new one.
    if (reply.statusCode === 404 && session !== undefined) end('server-ended');
    throw new Fault(code);
  };
  const ask = async (message: object, id: string | number): Promise<void> => {
    const taken = new AbortController();
    open.set(id, taken);
    inbox.expect(id);
    try {
      const reply = await post(message, taken.signal);
      const given = reply.headers['mcp-session-id'];
      if (session === undefined && typeof given === 'string' && sessionId.test(given)) session = given;
      await readReply(reply, inbox.receive, () => !inbox.isExpected(id));
    } catch (error) {
      const code = isFault(error) ? error.code : 'connection-failed';
      if (code === 'connection-failed' && !taken.signal.aborted) end(code);
      throw isFault(error) ? error : new Fault(fault ?? code);
    } finally {
      open.delete(id);
      inbox.forget(id);
    }
  };

  const wire: Wire = {
    start: async () => {},
    send: async (message) => {
      const id = requestId(message);
      if (id !== undefined) return ask(message, id);
      const taken = cancelledId(message);
      if (typeof taken === 'string' || typeof taken === 'number') open.get(taken)?.abort();
      const signal = AbortSignal.timeout(noticeMs);
      await drain(await post(message, signal), signal);
    },
    setProtocolVersion: (version) => void (protocol = version),
    close: () => (closing ??= close()),
    fault: () => fault,
  };
  return wire;
}

/** Undefined for a reply that can be read. */
function codeOfStatus(status: number): BridgeCode | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect-refused';
  return status === 401 || status === 403 ? 'not-authorised' : 'http-status';
}
