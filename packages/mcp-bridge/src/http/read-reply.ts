import type { IncomingMessage } from 'node:http';
import { Fault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';
import { mostMessageBytes } from '../client/wire.ts';
import { splitLines } from '../incoming/lines.ts';

/**
 * Reads the body of a reply, JSON or a stream of events, and hands on the messages in it. Ends as soon as `isAnswered`
 * says so: a stream may go on for ever. Rejects with a `Fault` at 4 MiB, however the bytes come.
 */
export function readReply(
  reply: IncomingMessage,
  receive: (text: string) => void,
  isAnswered: () => boolean,
): Promise<void> {
  const type = (reply.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const encoding = reply.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' || (type !== 'application/json' && type !== 'text/event-stream')) {
    reply.destroy();
    return Promise.reject(new Fault('bad-reply'));
  }
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let settled = false;
    const settle = (code?: BridgeCode): void => {
      if (settled) return;
      settled = true;
      reply.destroy();
      if (code === undefined) resolve();
      else reject(new Fault(code));
    };
    const body = type === 'application/json' ? wholeBody(receive) : events(receive);
    reply.on('data', (chunk: Buffer) => {
      if (settled) return;
      bytes += chunk.length;
      if (bytes > mostMessageBytes) return settle('body-too-large');
      body.push(chunk);
      if (isAnswered()) settle();
    });
    reply.on('end', () => {
      if (settled) return;
      body.end();
      // Left to end by itself, so that the connection can be used again.
      settled = true;
      if (isAnswered()) resolve();
      else reject(new Fault('bad-reply'));
    });
    reply.on('error', () => settle('server-ended'));
    reply.on('close', () => settle('server-ended'));
  });
}

/** Reads and forgets the little that a reply without an answer may hold, so that its connection can be used again. */
export function drain(reply: IncomingMessage, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (): void => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = (): void => void reply.destroy();
    signal.addEventListener('abort', giveUp);
    reply.on('error', done).on('close', done);
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostNoticeBytes) giveUp();
    });
    reply.on('end', done);
  });
}

const mostNoticeBytes = 65_536;

interface Body {
  readonly push: (chunk: Buffer) => void;
  readonly end: () => void;
}

function wholeBody(receive: (text: string) => void): Body {
  const chunks: Buffer[] = [];
  return {
    push: (chunk) => void chunks.push(chunk),
    end: () => receive(Buffer.concat(chunks).toString('utf8')),
  };
}

/** Server-sent events: the data of each, unless it has a type that is not a message. */
function events(receive: (text: string) => void): Body {
  let data: string[] = [];
  let type = '';
  const onLine = (raw: string): void => {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (line === '') {
      if (data.length > 0 && (type === '' || type === 'message')) receive(data.join('\n'));
      data = [];
      type = '';
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
  };
  const lines = splitLines(mostMessageBytes, onLine, () => {});
  return { push: lines.push, end: () => {} };
}
