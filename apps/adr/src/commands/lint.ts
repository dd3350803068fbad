import path from 'node:path';
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
    // A record that lies in none of the usual folders is judged among its own neighbours.
    fallback: (root) => {
      const [first] = files(root);
      return first === undefined || first === '' ? undefined : path.posix.dirname(first);
    },
  });
}
