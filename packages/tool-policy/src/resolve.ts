import { BuiltInTools } from '@github/copilot-sdk';
import { isQualified, qualify } from './names.ts';
import { problem, ToolPolicyError } from './problem.ts';
import type { ClientMode, PolicyEntry } from './schema.ts';

/** What a policy becomes. An absent list leaves that field of the session configuration unset. */
export interface ToolPolicy {
  readonly availableTools?: readonly string[];
  readonly excludedTools?: readonly string[];
  readonly clientMode: ClientMode;
}

/** A selector as a program may build one; JSON with both keys is refused before it gets here. */
export interface SelectorInput {
  readonly tools?: readonly string[];
  readonly isolated?: boolean;
}

/** An entry as a program may build one. */
export type PolicyInput =
  | PolicyEntry
  | {
      readonly 'available-tools'?: SelectorInput;
      readonly 'excluded-tools'?: SelectorInput;
      readonly 'client-mode'?: ClientMode;
    };

const OTHER_SOURCES = ['custom:*', 'mcp:*'];

/** The names a selector stands for, as written. `tools` wins over `isolated`. */
function names(
  selector: SelectorInput | undefined,
  slot: string,
  warn: (message: string) => void,
): readonly string[] | undefined {
  if (selector?.tools !== undefined) {
    if (selector.isolated === true) warn(`${slot} names both tools and isolated; tools is used.`);
    return selector.tools;
  }
  return selector?.isolated === true ? BuiltInTools.Isolated : undefined;
}

/**
 * An allow-list filters every source at once. An author who names built-ins only does not mean to lose the agent's own
 * tools, so `custom:*` and `mcp:*` are added; an author who names a source has taken the whole list into their hands.
 */
function available(list: readonly string[]): readonly string[] {
  const qualified = list.map(qualify);
  return list.some(isQualified) ? qualified : [...qualified, ...OTHER_SOURCES];
}

/**
 * Maps a policy entry to the fields of a Copilot SDK session and client.
 *
 * @param entry the entry; undefined is the default of the runtime
 * @param warn told once for each selector built in memory that names both `tools` and `isolated`
 * @returns the lists in the order written, and the client mode
 * @throws {ToolPolicyError} `empty-needs-tools` for an entry built in memory that skips validation
 */
export function resolveToolPolicy(
  entry: PolicyInput | undefined,
  warn: (message: string) => void = () => {},
): ToolPolicy {
  const clientMode = entry?.['client-mode'] ?? 'copilot-cli';
  const allow = names(entry?.['available-tools'], 'available-tools', warn);
  const deny = names(entry?.['excluded-tools'], 'excluded-tools', warn);
  if (clientMode === 'empty' && (allow?.length ?? 0) === 0) {
    throw new ToolPolicyError([
      problem(
        'empty-needs-tools',
        '/available-tools',
        'client-mode "empty" needs available-tools with at least one tool.',
      ),
    ]);
  }
  const everything = allow?.length === 1 && allow[0] === '*';
  // Left unset, the runtime offers every source; Empty mode insists on a list, so there it is spelled out.
  const list =
    allow === undefined || (everything && clientMode === 'copilot-cli') ? undefined : available(allow);
  return {
    ...(list ? { availableTools: list } : {}),
    ...(deny ? { excludedTools: deny.map(qualify) } : {}),
    clientMode,
  };
}
