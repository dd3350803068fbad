import { refuse } from '../refuse.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function list(call: Call): Promise<number> {
  const { synopsis } = commands.list;
  if (call.words.length > 0)
    return refuse(call.session, 'list takes no words; adr show takes an id or a path.', synopsis);
  return answer(call, {
    synopsis,
    ask: (engine, place) => engine.list(place),
    print: async () => (await import('../print/list.ts')).printList,
  });
}
