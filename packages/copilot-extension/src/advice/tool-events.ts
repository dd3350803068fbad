import type { AbsoluteDir } from '@precedent/core';
import { pathInRoot } from './path-in-root.ts';
import type { Happened } from './advisor.ts';

type Texts = Readonly<Record<string, unknown>>;

function textsOf(args: unknown): Texts {
  return typeof args === 'object' && args !== null ? (args as Texts) : {};
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Tools of the runtime that show what is in a file; `grep` does where it is given one. */
const reading = new Set(['view', 'grep']);
const editing = new Set(['edit', 'create', 'str_replace_editor']);

export const reads = (tool: string): boolean => reading.has(tool);
export const edits = (tool: string): boolean => editing.has(tool);

export function readOf(args: unknown, directory: string, root: AbsoluteDir): Happened | undefined {
  const written = text(textsOf(args)['path']);
  const path = written === undefined ? undefined : pathInRoot(root, directory, written);
  return path === undefined ? undefined : { kind: 'read', path };
}

/** The texts tell whether a record's status is being changed by hand. */
export function editOf(args: unknown, directory: string, root: AbsoluteDir): Happened | undefined {
  const { path: named, old_str, new_str, file_text } = textsOf(args);
  const written = text(named);
  const path = written === undefined ? undefined : pathInRoot(root, directory, written);
  if (path === undefined) return undefined;
  const before = text(old_str);
  const after = text(new_str) ?? text(file_text);
  return {
    kind: 'edit',
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
