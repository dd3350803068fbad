import { Fault } from '../codes/fault.ts';
import type { Engine } from './engine.ts';

export interface Listed {
  readonly entries: readonly unknown[];
  /** The server had more than was read. */
  readonly morePages: boolean;
}

/** Reads the pages of a server's tools. An empty or repeated cursor ends the list; so does the limit. */
export async function listTools(engine: Engine, maxPages: number): Promise<Listed> {
  const entries: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const result = await engine.ask('tools/list', cursor === undefined ? {} : { cursor });
    const tools = result['tools'];
    if (!Array.isArray(tools)) throw new Fault('bad-reply');
    for (const tool of tools as unknown[]) entries.push(tool);
    const next = result['nextCursor'];
    if (typeof next !== 'string' || next === '' || next.length > mostCursor)
      return { entries, morePages: false };
    if (seen.has(next)) return { entries, morePages: true };
    seen.add(next);
    cursor = next;
  }
  return { entries, morePages: true };
}

const mostCursor = 65_536;
