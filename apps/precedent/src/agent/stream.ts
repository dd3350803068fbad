import { escapeControls } from '@precedent/core';
import type { CopilotSession } from '@github/copilot-sdk';
import { exitCodes, type Session } from '../session.ts';

/** Long enough for an agent that works; the user can interrupt at any time. */
const longestMs = 60 * 60 * 1000;

/** Sends the prompt and writes the answer as it comes, with control characters made visible. */
export async function streamAnswer(session: Session, agent: CopilotSession, prompt: string): Promise<number> {
  let streamed = '';
  const stop = agent.on('assistant.message_delta', ({ data }) => {
    streamed += data.deltaContent;
    session.out(escapeControls(data.deltaContent));
  });
  const abort = (): void => void agent.abort().catch(() => {});
  session.signal.addEventListener('abort', abort, { once: true });
  try {
    const answer = await agent.sendAndWait({ prompt }, longestMs);
    const text = answer?.data.content ?? '';
    // A model that does not stream says everything at once.
    if (streamed === '') session.out(escapeControls(text));
    session.out('\n');
    if (streamed !== '' || text !== '') return exitCodes.fine;
    session.err('precedent: the agent ended without an answer.\n');
    return exitCodes.attention;
  } finally {
    stop();
    session.signal.removeEventListener('abort', abort);
  }
}
