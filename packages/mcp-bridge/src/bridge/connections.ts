import { Fault } from '../codes/fault.ts';
import type { Connection } from '../client/connect.ts';

type Open = (signal: AbortSignal) => Promise<Connection>;

/** Running servers, each connected once however many calls wait for it. */
export interface Connections {
  /** Counts a call on a key; `leave` ends the count, and the server too where it was the last and `end` says so. */
  enter(key: string): { leave(end: boolean): void };
  /** The open connection of a key; it is opened where there is none, or it has gone. */
  get(key: string, open: Open): Promise<Connection>;
  /** Ends every connection whose key is not kept. */
  keepOnly(keys: ReadonlySet<string>): void;
  close(): Promise<void>;
}

interface Entry {
  readonly connecting: Promise<Connection>;
  readonly abort: AbortController;
}

export function createConnections(): Connections {
  const entries = new Map<string, Entry>();
  const calls = new Map<string, number>();
  const ending = new Set<Promise<void>>();
  let closed = false;

  const end = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    entry.abort.abort();
    const ended = entry.connecting.then(
      (connection) => connection.close(),
      () => {},
    );
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  };

  const begin = (key: string, open: Open): Promise<Connection> => {
    if (closed) return Promise.reject(new Fault('cancelled'));
    const abort = new AbortController();
    const connecting = open(abort.signal);
    const entry: Entry = { connecting, abort };
    entries.set(key, entry);
    connecting.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return connecting;
  };

  return {
    enter: (key) => {
      calls.set(key, (calls.get(key) ?? 0) + 1);
      return {
        leave: (andEnd) => {
          const left = (calls.get(key) ?? 1) - 1;
          if (left > 0) calls.set(key, left);
          else calls.delete(key);
          if (left === 0 && andEnd) end(key);
        },
      };
    },
    get: async (key, open) => {
      const old = entries.get(key);
      if (old === undefined) return begin(key, open);
      const connection = await old.connecting;
      if (connection.isOpen()) return connection;
      if (entries.get(key) === old) end(key);
      return (await entries.get(key)?.connecting) ?? begin(key, open);
    },
    keepOnly: (keys) => {
      for (const key of entries.keys()) if (!keys.has(key)) end(key);
    },
    close: async () => {
      closed = true;
      for (const key of entries.keys()) end(key);
      await Promise.all(ending);
    },
  };
}
