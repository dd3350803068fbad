import { toRootPath } from '../place/paths.ts';
import { refuse } from '../refuse.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function show(call: Call): Promise<number> {
  const [typed, ...more] = call.words;
  const { synopsis } = commands.show;
  if (typed === undefined || typed === '')
    return refuse(call.session, 'show needs an id or a path.', synopsis);
  if (more.length > 0)
    return refuse(call.session, `show takes one record, not ${call.words.length}.`, synopsis);
  return answer(call, {
    synopsis,
    ask: (engine, place) => engine.show(place, looksLikePath(typed) ? toRootPath(typed, place) : typed),
    print: async () => (await import('../print/show.ts')).printShow,
    explainProblem: async (none, engine, place) =>
      (await import('./which-record.ts')).whichRecord(none, typed, engine, place),
  });
}

function looksLikePath(typed: string): boolean {
  return /[/\\]|\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i.test(typed);
}
