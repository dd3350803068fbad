import { toRootPath } from '../place/paths.ts';
import { refuse } from '../refuse.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function explain(call: Call): Promise<number> {
  const [typed, ...more] = call.words;
  const { synopsis } = commands.explain;
  if (typed === undefined || typed === '') return refuse(call.session, 'explain needs a path.', synopsis);
  if (more.length > 0) {
    const message = `explain takes one path, not ${call.words.length}; adr check takes many.`;
    return refuse(call.session, message, synopsis);
  }
  return answer(call, {
    synopsis,
    ask: (engine, place) => engine.explain(place, toRootPath(typed, place)),
    print: async () => (await import('../print/explain.ts')).printExplain,
  });
}
