import path from 'node:path';
import { listChanged } from '../../src/changed/list-changed.ts';
import type { Changed, ChangedRequest } from '../../src/changed/types.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';

type Rest = Partial<Omit<ChangedRequest, 'root'>> & { readonly comparedBytes?: number };

/** Asks about `dir` as a tool does, for a user without any configuration. */
export function ask(dir: string, { comparedBytes, ...rest }: Rest = {}): Promise<Changed> {
  const request: ChangedRequest = {
    root: dir as AbsoluteDir,
    base: undefined,
    signal: new AbortController().signal,
    ...rest,
    env: { PATH: process.env['PATH'], HOME: path.dirname(dir), ...rest.env },
  };
  return comparedBytes === undefined ? listChanged(request) : listChanged(request, { comparedBytes });
}

/** The same where the answer must be a list. */
export async function listed(dir: string, rest?: Rest): Promise<Extract<Changed, { ok: true }>> {
  const changed = await ask(dir, rest);
  if (!changed.ok) throw new Error(`Refused: ${changed.code}`);
  return changed;
}

export async function refusal(dir: string, rest?: Rest): Promise<string> {
  const changed = await ask(dir, rest);
  return changed.ok ? 'answered' : changed.code;
}
