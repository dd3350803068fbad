import type { Finding } from '../report.ts';
import type { Limits } from './limits.ts';
import { joinShown } from './paths.ts';
import type { Survey } from './survey.ts';

/** Markdown that the rules for typed records pass over. */
export function skippedFindings(dir: string, names: readonly string[], limits: Limits): readonly Finding[] {
  return names.slice(0, limits.skipped).map((name) => ({
    rule: 'corpus-file-skipped',
    severity: 'warn',
    message: name.includes('/')
      ? 'This file was not read as a record: records lie directly in the corpus folder.'
      : 'This file was not read as a record: the name of one is a number of four digits or more, a hyphen and words.',
    path: joinShown(dir, name),
  }));
}

/** Links and special files where a record or a folder of them could be. */
export function irregularFindings(dir: string, { irregular }: Survey, limits: Limits): readonly Finding[] {
  return irregular.slice(0, limits.skipped).map((name) => ({
    rule: 'record-not-regular',
    severity: name.endsWith('.md') ? 'warn' : 'info',
    message: 'A symbolic link or special file is not read; put the file itself here.',
    path: joinShown(dir, name),
  }));
}

export function unlistedFindings(dir: string, { unlisted }: Survey): readonly Finding[] {
  return unlisted.map((name) => ({
    rule: 'corpus-folder-unreadable',
    severity: 'warn',
    message: 'This folder could not be looked through: its permissions forbid it.',
    path: joinShown(dir, name),
  }));
}

/** How many files there are of each kind, and how many of them were read. */
export interface Counts {
  readonly total: number;
  readonly read: number;
  readonly skipped: number;
}

/** One finding for each limit that was reached, with how much it left out. */
export function limitFindings(
  dir: string,
  survey: Survey,
  counts: Counts,
  limits: Limits,
): readonly Finding[] {
  const messages: string[] = [];
  const unread = counts.total - counts.read;
  if (unread > 0) {
    messages.push(
      `${unread} of ${counts.total} records were not read: one reading takes at most ${limits.records} records ` +
        `and ${limits.corpusBytes / 1024 / 1024} MiB. The first ones by name were read.`,
    );
  }
  const unnamed =
    Math.max(0, counts.skipped - limits.skipped) + Math.max(0, survey.irregular.length - limits.skipped);
  if (unnamed > 0) messages.push(`${unnamed} more files that are no records are not named here.`);
  if (survey.unvisited > 0) {
    messages.push(
      `${survey.unvisited} sub-folders were not looked through: at most ${limits.folders} are, to a depth of ${limits.depth}.`,
    );
  }
  if (survey.cut)
    messages.push(`The folder has more than ${limits.entries} entries; the others were not looked at.`);
  return messages.map((message) => ({ rule: 'corpus-limit', severity: 'warn', message, path: dir }));
}
