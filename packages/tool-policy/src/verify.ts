import { allows } from './allows.ts';
import { splitPattern } from './names.ts';
import { EXTENSION_TOOLS, type SourcedTool } from './offered.ts';
import { problem, type PolicyProblem } from './problem.ts';
import type { ToolPolicy } from './resolve.ts';

/** What a session offers, held against what its policy allows. */
export interface Verification {
  readonly offered: readonly SourcedTool[];
  /** Set when something is offered that the policy does not allow: the session must not be used. */
  readonly problem?: PolicyProblem;
  /** Patterns of the policy that match no offered tool: often a misspelt name. */
  readonly unmatched: readonly string[];
  /** Sentences for the author: what the policy admits that they may not mean to. */
  readonly warnings: readonly string[];
}

function unmatchedPatterns(policy: ToolPolicy, offered: readonly SourcedTool[]): readonly string[] {
  return (policy.availableTools ?? []).filter((pattern) => {
    const { source, name } = splitPattern(pattern);
    return name !== '*' && !offered.some((tool) => tool.source === source && tool.name === name);
  });
}

function extensionWarnings(offered: readonly SourcedTool[]): readonly string[] {
  const names = offered.filter((tool) => EXTENSION_TOOLS.includes(tool.name)).map((tool) => tool.name);
  if (names.length === 0) return [];
  const line = `"excluded-tools": { "tools": [${EXTENSION_TOOLS.map((name) => `"custom:${name}"`).join(', ')}] }`;
  return [`${names.join(' and ')} can write and run code. To leave them out: ${line}`];
}

/** Compares what is offered with what the policy allows. Pure. */
export function verifyOffered(policy: ToolPolicy, offered: readonly SourcedTool[]): Verification {
  const extra = offered.filter((tool) => !allows(policy, tool.source, tool.name));
  const listed = extra.slice(0, 10).map((tool) => `${tool.source}:${tool.name}`);
  const more = extra.length > listed.length ? ` and ${extra.length - listed.length} more` : '';
  return {
    offered,
    unmatched: unmatchedPatterns(policy, offered),
    warnings: extensionWarnings(offered),
    ...(extra.length > 0
      ? {
          problem: problem(
            'policy-not-in-force',
            '',
            `The runtime offers ${listed.join(', ')}${more}, which the policy does not allow; the session was refused.`,
          ),
        }
      : {}),
  };
}
