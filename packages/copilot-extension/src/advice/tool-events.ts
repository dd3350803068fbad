import { patchEdits, type AbsoluteDir, type Edited } from '@precedent/core';
import { pathInRoot } from './path-in-root.ts';
import type { Happened } from './advisor.ts';

type Texts = Readonly<Record<string, unknown>>;

function textsOf(args: unknown): Texts {
  return typeof args === 'object' && args !== null ? (args as Texts) : {};
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Tools of the runtime that show what is in a file; a search does where it is given some. */
const reading = new Set(['view', 'grep', 'rg']);
/** Some models are given `apply_patch` and no other. */
const editing = new Set(['edit', 'create', 'str_replace_editor', 'apply_patch']);
/** A search names few files, or folders. */
const mostSearched = 50;

export const reads = (tool: string): boolean => reading.has(tool);
export const edits = (tool: string): boolean => editing.has(tool);

/** `view` has a `path`; `grep` and `rg` have `paths`, which is one or a list. */
export function readOf(args: unknown, directory: string, root: AbsoluteDir): Happened | undefined {
  const { path, paths } = textsOf(args);
  const written = [path, ...(Array.isArray(paths) ? paths.slice(0, mostSearched) : [paths])];
  const named = written.flatMap((one) => pathInRoot(root, directory, text(one) ?? '') ?? []);
  const [first, ...more] = new Set(named);
  if (first === undefined) return undefined;
  return more.length === 0 ? { kind: 'read', path: first } : { kind: 'reads', paths: [first, ...more] };
}

/** A patch is a text by itself; what else edits has fields. */
export function editOf(args: unknown, directory: string, root: AbsoluteDir): Happened | undefined {
  const written = typeof args === 'string' ? patchEdits(args) : [editIn(textsOf(args))];
  const inRoot = written.flatMap((edit) => {
    const path = pathInRoot(root, directory, edit.path);
    return path === undefined ? [] : { ...edit, path };
  });
  const [first, ...more] = inRoot;
  if (first === undefined) return undefined;
  return more.length === 0 ? { kind: 'edit', ...first } : { kind: 'edits', edits: inRoot };
}

/** The texts tell whether a record's status is being changed by hand. */
function editIn({ path, old_str, new_str, file_text }: Texts): Edited {
  const before = text(old_str);
  const after = text(new_str) ?? text(file_text);
  return {
    path: text(path) ?? '',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
