import path from 'node:path';
import { isDirectory } from '../place/corpus.ts';
import { toRootPath } from '../place/paths.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function lint(call: Call): Promise<number> {
  const { cwd } = call.session;
  const files = (root: string) => call.words.map((typed) => toRootPath(typed, { root, cwd }));
  return answer(call, {
    synopsis: commands.lint.synopsis,
    ask: (engine, place) => engine.lint(place, files(place.root)),
    print: async () => (await import('../print/lint.ts')).printLint,
    folder: (root, found) =>
      ownFolder(
        files(root).map((file) => path.resolve(root, file)),
        found,
      ),
  });
}

/** Records that lie elsewhere than in the usual folder are judged among their own neighbours. */
function ownFolder(files: readonly string[], found: string | undefined): string | undefined {
  const folders = files.map(folderOf);
  if (found !== undefined && folders.includes(found)) return undefined;
  return folders.find((folder) => isDirectory(folder));
}

/** A README may be the record of its folder, which lies among the other records then. */
function folderOf(file: string): string {
  const folder = path.dirname(file);
  return /^(?:readme|index)\.[a-z]+$/i.test(path.basename(file)) ? path.dirname(folder) : folder;
}
