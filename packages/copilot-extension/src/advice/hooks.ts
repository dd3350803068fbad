import type { JoinSessionConfig } from '@github/copilot-sdk/extension';
import { pathsIn } from '@precedent/core';
import { guardShell } from '../guard/shell-guard.ts';
import type { AboutRoot, Advisor, Listener } from './advisor.ts';
import { inTime } from './in-time.ts';
import { pathInRoot } from './path-in-root.ts';
import { editOf, edits, readOf, reads } from './tool-events.ts';

type Hooks = NonNullable<JoinSessionConfig['hooks']>;

/**
 * Advice where this host lets it count, and the guard. What a hook before a tool says reaches the model only after
 * the tool's result, so reads are advised on in their own result, and edits as a late net.
 */
export function createHooks(advisor: Advisor): Hooks {
  const tell = async (
    to: Listener,
    about: AboutRoot,
  ): Promise<{ readonly additionalContext: string } | undefined> => {
    const advice = await inTime((signal) => advisor.advise(to, about, signal));
    return advice === undefined ? undefined : { additionalContext: advice };
  };
  return {
    onSessionStart: (input) => tell(input, () => ({ kind: 'session-start' })),
    onUserPromptSubmitted: (input) =>
      tell(input, (root) => {
        const named = pathsIn(input.prompt);
        // People name a file from the root or from where they are.
        const here = named.flatMap((path) => pathInRoot(root, input.workingDirectory, path) ?? []);
        return { kind: 'prompt', paths: [...new Set([...named, ...here])] };
      }),
    onPreToolUse: (input) => {
      const { toolName, toolArgs, workingDirectory } = input;
      if (edits(toolName)) return tell(input, (root) => editOf(toolArgs, workingDirectory, root));
      return guardShell(toolName, toolArgs);
    },
    onPostToolUse: (input) => {
      const { toolName, toolArgs, workingDirectory } = input;
      if (reads(toolName)) return tell(input, (root) => readOf(toolArgs, workingDirectory, root));
      return undefined;
    },
  };
}
