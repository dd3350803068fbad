/** What a patch does to one file, as far as it says. `path` is as it was written. */
export interface PatchEdit {
  readonly path: string;
  /** The lines that go, and the ones that come. */
  readonly before?: string;
  readonly after?: string;
}

/** As much as a model writes in one go; what is further behind gets no advice. */
const longestPatch = 1_000_000;
const mostFiles = 50;
const longestText = 20_000;
const header = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): ?(.*)$/u;

interface Draft {
  readonly path: string;
  readonly gone: string[];
  readonly come: string[];
}

function finished({ path, gone, come }: Draft): PatchEdit {
  const before = gone.join('\n').slice(0, longestText);
  const after = come.join('\n').slice(0, longestText);
  return { path, ...(before === '' ? {} : { before }), ...(after === '' ? {} : { after }) };
}

/**
 * The files that a patch in the form `*** Begin Patch` names, in its order, at most 50: those it adds, changes and
 * deletes, and both names of one that it moves. A patch that no host would take names what its headers name.
 */
export function patchEdits(patch: string): PatchEdit[] {
  const drafts: Draft[] = [];
  let own: Draft | undefined;
  for (const line of patch.slice(0, longestPatch).split(/\r?\n/u)) {
    const path = header.exec(line.trimStart())?.[1]?.trim();
    if (path === undefined) {
      if (line.startsWith('-')) own?.gone.push(line.slice(1));
      else if (line.startsWith('+')) own?.come.push(line.slice(1));
    } else if (path !== '') {
      if (drafts.length === mostFiles) break;
      // What follows a move belongs to the file under its new name.
      own = { path, gone: [], come: [] };
      drafts.push(own);
    }
  }
  return drafts.map(finished);
}
