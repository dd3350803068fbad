import { isUnreadFormat } from '../corpus/names.ts';
import { isBesideName, isIndexName, nameFacts } from './name.ts';
import type { Evidence } from './shape.ts';

/** What the names in a folder let one expect of its documents. */
export interface Choice {
  /** Files to read, with what their text has to show before they count as records. */
  readonly candidates: ReadonlyMap<string, Evidence>;
  /** Indexes, templates and the like. */
  readonly beside: readonly string[];
  /** Documents that are no records, each with the reason. */
  readonly skipped: ReadonlyMap<string, string>;
}

const TEMPLATES = /^(?:templates?|examples?|samples?|boilerplates?)$/i;
const OTHER_FORMAT =
  'This file was not read as a record: only Markdown, reStructuredText and AsciiDoc are, whatever its name.';
const NEAR_RECORD =
  'This file lies beside a record that has a folder of its own, so it was taken for a part of that record.';
const DEEPER =
  'This file was not read as a record: it lies in a sub-folder and has no name such as 0012-title.';

/** Sorts documents by name; paths are from the corpus folder. */
export function chooseDocuments(documents: readonly string[]): Choice {
  const candidates = new Map<string, Evidence>();
  const beside: string[] = [];
  const skipped = new Map<string, string>();
  for (const path of documents) {
    const parts = path.split('/');
    const stem = (parts.pop() ?? '').replace(/\.[^.]*$/, '');
    const home = parts.findIndex(isRecordFolder);
    if (isUnreadFormat(path)) skipped.set(path, OTHER_FORMAT);
    else if (home >= 0) {
      // `2022-02-07-tracing/README.md`: the folder is the record, and all else in it belongs to that.
      if (home === parts.length - 1 && isIndexName(stem)) candidates.set(path, 'none');
      else skipped.set(path, NEAR_RECORD);
    } else if (parts.some((folder) => TEMPLATES.test(folder)) || isBesideName(stem)) {
      if (parts.length === 1 && isIndexName(stem)) candidates.set(path, 'strong');
      else beside.push(path);
    } else if (nameFacts(stem).isRecordName) candidates.set(path, parts.length === 0 ? 'none' : 'strong');
    else if (parts.length === 0) candidates.set(path, 'strong');
    else skipped.set(path, DEEPER);
  }
  return { candidates, beside, skipped };
}

/** Named like a record, and not only by a year as in `2021/0003-use-it.md`. */
function isRecordFolder(folder: string): boolean {
  const { isRecordName, slug } = nameFacts(folder);
  return isRecordName && slug !== '';
}
