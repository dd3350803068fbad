import { toRootPath } from '../place/paths.ts';
import { answer } from './answer.ts';
import type { Call } from './call.ts';
import { commands } from './table.ts';

export async function check(call: Call): Promise<number> {
  return answer(call, {
    synopsis: commands.check.synopsis,
    ask: (engine, place) =>
      engine.check(
        place,
        call.words.map((typed) => toRootPath(typed, place)),
      ),
    print: async () => (await import('../print/check.ts')).printCheck,
  });
}
