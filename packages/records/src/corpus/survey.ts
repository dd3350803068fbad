import path from 'node:path';
import { isPermissionError } from './errors.ts';
import { areUnchanged, knownFolder, type KnownFolder, stampOfFolder } from './known-folder.ts';
import type { Limits } from './limits.ts';
import { listFolder } from './list-folder.ts';
import { isDocument, isUnreadFormat, kindOfName, MAP_NAME } from './names.ts';
import type { Pacer } from './pacer.ts';

/** What lies in a corpus folder and below it, by paths from the folder, `/` separated, each list sorted per folder. */
export interface Survey {
  /** Names of the records, which lie directly in the folder. */
  readonly records: string[];
  /** Markdown that is not named like a record or lies in a sub-folder. */
  readonly skipped: string[];
  /** Symbolic links and special files where a record or a folder could be. */
  readonly irregular: string[];
  /** Documents that are never typed records. */
  readonly beside: string[];
  /** All documents that can be opened, whatever they are called, and what is called like a record. */
  readonly documents: string[];
  /** The folder holds a file that maps records to what they govern. */
  hasMap: boolean;
  /** Sub-folders that could not be listed. */
  readonly unlisted: string[];
  /** Sub-folders that lie too deep, or came after the last one allowed. */
  unvisited: number;
  /** True when entries were left unread. */
  cut: boolean;
}

/** A survey, and the folders that it is of. */
export interface Surveyed {
  readonly survey: Survey;
  readonly folders: readonly KnownFolder[];
}

/**
 * Looks through a corpus folder, breadth first. Where every folder is as it was for `known`, the answer is that same
 * object. Undefined when the caller has given up; throws if the folder cannot be listed.
 */
export async function surveyFolder(
  dir: string,
  limits: Limits,
  pacer: Pacer,
  known?: Surveyed,
): Promise<Surveyed | undefined> {
  if (known !== undefined && isComplete(known.survey) && areUnchanged(dir, known.folders)) return known;
  const folders: KnownFolder[] = [];
  const survey: Survey = {
    records: [],
    skipped: [],
    irregular: [],
    beside: [],
    documents: [],
    hasMap: false,
    unlisted: [],
    unvisited: 0,
    cut: false,
  };
  const queue: { readonly below: string; readonly depth: number }[] = [{ below: '', depth: 0 }];
  let seen = 0;
  for (let at = 0; at < queue.length; at += 1) {
    const { below, depth } = queue[at] as { below: string; depth: number };
    const listedAt = Date.now();
    const listing = await list(path.join(dir, below), limits.entries - seen, pacer, below, survey);
    if (listing === undefined) return undefined;
    if (listing.stamp !== undefined) {
      const names = listing.entries.map(({ name }) => name);
      folders.push(knownFolder(below, listing.stamp, names, listedAt));
    }
    seen += listing.entries.length;
    survey.cut ||= listing.cut;
    for (const entry of listing.entries) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!entry.isDirectory()) sortEntry(survey, entry.name, name, below === '', entry.isFile());
      else if (!isPassedOver(entry.name)) {
        if (depth < limits.depth && queue.length <= limits.folders)
          queue.push({ below: name, depth: depth + 1 });
        else survey.unvisited += 1;
      }
    }
  }
  return { survey, folders };
}

/** A folder that was too large to list, or could not be, is looked through again. */
function isComplete({ cut, unlisted }: Survey): boolean {
  return !cut && unlisted.length === 0;
}

async function list(folder: string, most: number, pacer: Pacer, below: string, survey: Survey) {
  try {
    const stamp = stampOfFolder(folder);
    const listing = await listFolder(folder, most, pacer);
    return listing && { ...listing, stamp };
  } catch (error) {
    // The corpus folder itself must be readable; a sub-folder that is not, or that has just gone, is only named.
    if (below === '') throw error;
    if (isPermissionError(error)) survey.unlisted.push(below);
    return { entries: [], cut: false, stamp: undefined };
  }
}

function sortEntry(survey: Survey, base: string, name: string, directly: boolean, regular: boolean): void {
  const kind = kindOfName(base, directly);
  if (regular && (isDocument(base) || (directly && isUnreadFormat(base)))) survey.documents.push(name);
  if (regular && directly && base === MAP_NAME) survey.hasMap = true;
  if (regular || kind === 'beside') {
    if (kind !== 'other') survey[kind === 'record' ? 'records' : kind].push(name);
    return;
  }
  // A link without an extension may lead to a folder of records; it is not followed to find out.
  if (kind !== 'other' || /^[^.]+$/.test(base)) survey.irregular.push(name);
}

function isPassedOver(folder: string): boolean {
  return folder.startsWith('.') || folder === 'node_modules';
}
