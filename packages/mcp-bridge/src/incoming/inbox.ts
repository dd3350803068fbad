import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { isObject, parseJson, type Json } from '../text/json.ts';

/** Messages that nobody asked for: this many a second are looked at. */
const mostUnaskedPerSecond = 200;
/** This many that are no answer, or dropped, and the server is ended. */
const mostNoise = 20_000;
/** Lines that are no message at all, such as a log on stdout. */
const mostBadLines = 1000;

export interface Inbox {
  /** One message as text: a line, a body, or the data of an event. */
  readonly receive: (text: string) => void;
  /** Remembers a request that was sent, so that its answer is let in, once. */
  expect(id: unknown): void;
  forget(id: unknown): void;
  /** Whether an answer to this id is still to come. */
  isExpected(id: unknown): boolean;
}

export interface InboxEvents {
  readonly deliver: (message: JSONRPCMessage) => void;
  readonly onToolsChanged: () => void;
  readonly onTooMuch: () => void;
  readonly now: () => number;
}

/**
 * Lets in answers to what was asked, progress, and requests (which the protocol engine answers or refuses). Other
 * notifications stop here, floods are dropped, and a server that says nothing else is given up.
 */
export function createInbox({ deliver, onToolsChanged, onTooMuch, now }: InboxEvents): Inbox {
  const expected = new Set<unknown>();
  let noise = 0;
  let badLines = 0;
  let second = 0;
  let unasked = 0;

  const isFlood = (): boolean => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      unasked = 0;
    }
    unasked += 1;
    return unasked > mostUnaskedPerSecond;
  };
  const count = (): void => {
    noise += 1;
    if (noise > mostNoise) onTooMuch();
  };

  const receiveUnasked = (message: Json): void => {
    if (isFlood()) return count();
    if (message['method'] === 'notifications/tools/list_changed') return onToolsChanged();
    const isRequest = typeof message['id'] === 'string' || typeof message['id'] === 'number';
    if (isRequest || message['method'] === 'notifications/progress') deliver(message as JSONRPCMessage);
    else count();
  };

  return {
    receive: (text) => {
      if (text.trim() === '') return;
      const message = parseJson(text);
      if (!isObject(message) || message['jsonrpc'] !== '2.0') {
        badLines += 1;
        if (badLines > mostBadLines) onTooMuch();
        return;
      }
      if (typeof message['method'] === 'string') return receiveUnasked(message);
      const { id } = message;
      if (!expected.delete(id)) return count();
      deliver((isAnswer(message) ? message : { jsonrpc: '2.0', id, error: malformed }) as JSONRPCMessage);
    },
    expect: (id) => void expected.add(id),
    forget: (id) => void expected.delete(id),
    isExpected: (id) => expected.has(id),
  };
}

/** What an answer that is none is handed on as: who asked must not wait for a better one. */
export const malformedCode = -1;
const malformed = { code: malformedCode, message: '' };

function isAnswer({ result, error }: Json): boolean {
  if (result !== undefined) return isObject(result) && error === undefined;
  return isObject(error) && Number.isSafeInteger(error['code']) && typeof error['message'] === 'string';
}
