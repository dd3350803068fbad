import { oneLine } from '../print/escape.ts';
import { refuse } from '../refuse.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function scope(call: Call): Promise<number> {
  const { synopsis } = commands.scope;
  const [word, ...more] = call.words;
  if (word !== 'suggest' || more.length > 0) {
    const said =
      word === undefined ? 'scope needs a word' : `scope has no “${oneLine(call.words.join(' '), 60)}”`;
    return refuse(call.session, `${said}; it can suggest, and nothing else.`, synopsis);
  }
  return answer(call, {
    synopsis,
    ask: (engine, place) => engine.suggestScope(place),
    print: async () => (await import('../print/scope.ts')).printScope,
  });
}
