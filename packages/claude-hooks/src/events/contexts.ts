import path from 'node:path';
import { isRooted, pathsIn, type AbsoluteDir, type AdviceEvent, type Ledger } from '@precedent/core';
import type { HookHost } from '../host.ts';
import type { HookInput } from '../input/types.ts';
import { context } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { pathInRoot } from './path-in-root.ts';
import { placeOf } from './place.ts';
import { adviceOn, mostCharacters } from './told.ts';

type ContextInput = Extract<HookInput, { event: 'SessionStart' | 'SubagentStart' | 'UserPromptSubmit' }>;

/** Events that only add to a context: a session, a sub-agent or a prompt begins. */
export async function addContext(input: ContextInput, host: HookHost): Promise<HookReply | undefined> {
  const placed = await placeOf(input.cwd, host);
  if (placed === undefined) return undefined;
  const events = eventsOf(input, placed.root);
  const advice = await host.ledgers.update(input.session, async (ledger) => {
    let current = ledger;
    const said: string[] = [];
    for (const event of events) {
      if (event.kind === 'session-start' && wasBegun(input, current)) continue;
      const room = mostCharacters - said.join('\n').length - 1;
      const advised = await adviceOn(event, current, placed, host, room);
      current = advised.ledger;
      if (advised.advice !== undefined) said.push(advised.advice);
    }
    return { ledger: current, result: said.join('\n') };
  });
  return advice === '' ? undefined : context(input.event, advice);
}

/**
 * The first prompt begins a session whose start told nothing: a start does not wait for the server, which alone is
 * given the user's settings and leaves them for the next start.
 */
function wasBegun(input: ContextInput, ledger: Ledger): boolean {
  return input.event === 'UserPromptSubmit' && ledger.agents.length > 0;
}

function eventsOf(input: ContextInput, root: AbsoluteDir): AdviceEvent[] {
  const { session, agent } = input;
  const listener = { session, ...(agent === undefined ? {} : { agent }) };
  switch (input.event) {
    case 'SessionStart': {
      const begins = input.source === 'clear' || input.source === 'compact';
      return [{ ...listener, kind: begins ? 'new-context' : 'session-start' }];
    }
    case 'SubagentStart':
      return [{ kind: 'sub-agent-start', session, agent: input.agent }];
    case 'UserPromptSubmit': {
      const paths = [...pathsIn(input.prompt), ...absolutePathsIn(input.prompt, root)];
      const named: AdviceEvent[] =
        paths.length === 0 ? [] : [{ ...listener, kind: 'prompt', paths: [...new Set(paths)] }];
      return [{ ...listener, kind: 'session-start' }, ...named];
    }
  }
}

/** Paths of the project that a prompt writes out in full, as far as they are without blanks. */
function absolutePathsIn(prompt: string, root: AbsoluteDir): string[] {
  const words = prompt.slice(0, 100_000).match(/[^\s"'`<>|]+/gu) ?? [];
  const rooted = words
    .map((word) => word.replace(/^[@([]+/u, '').replace(/[),.;:!?\]]+$/u, ''))
    .filter((word) => isRooted(word) && path.isAbsolute(word));
  return rooted.slice(0, 50).flatMap((word) => pathInRoot(root, root, word) ?? []);
}
