import { statSync } from 'node:fs';
import path from 'node:path';
import type { Entry, Prepared } from '../answer/prepared.ts';
import { unreadableOf } from '../answer/unreadable.ts';
import { declaresScope } from '../answer/unscoped.ts';
import { MAP_NAME } from '../corpus/names.ts';
import { joinShown } from '../corpus/paths.ts';
import { createTreeReader, type TreeReader } from '../markers/open.ts';
import type { ScopeReport, SuggestedScope } from '../report.ts';
import { draftOf } from './draft.ts';
import { pathsNamedIn } from './mentioned.ts';

const MOST_PATTERNS = 10;

/** A scope for each live record without one: the files and folders that its text names and that exist. Writes nothing. */
export function suggestScopes(prepared: Prepared, root: string): ScopeReport {
  const { corpus, entries } = prepared;
  const live = entries.filter(({ bucket }) => bucket === 'governing');
  const unscoped = live.filter((entry) => !declaresScope(entry) && entry.record.format !== 'typed');
  const tree = createTreeReader(root);
  const suggestions = unscoped
    .map((entry) => suggestionOf(entry, corpus.shownDir, root, tree))
    .sort((left, right) => (left.recordPath < right.recordPath ? -1 : 1));
  const mapPath = joinShown(corpus.shownDir, MAP_NAME);
  return {
    mapPath,
    suggestions,
    scoped: live.filter(declaresScope).length,
    draft: draftOf(suggestions, mapPath),
    unreadable: unreadableOf(corpus),
  };
}

function suggestionOf({ record }: Entry, dir: string, root: string, tree: TreeReader): SuggestedScope {
  const outside = dir === '.' ? '' : `${dir}/`;
  const patterns = pathsNamedIn(record)
    // The records themselves, and pages beside them, are no code that a decision governs.
    .filter((named) => (outside === '' || !`${named}/`.startsWith(outside)) && tree.has(named))
    .map((named) =>
      isFolder(path.join(root, named)) ? (named.includes('/') ? `${named}/**` : undefined) : named,
    )
    .filter((pattern) => pattern !== undefined);
  return {
    recordId: record.id,
    title: record.title,
    recordPath: record.path,
    key: record.path.startsWith(outside) ? record.path.slice(outside.length) : record.path,
    patterns: [...new Set(patterns)].slice(0, MOST_PATTERNS),
  };
}

function isFolder(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true;
}
