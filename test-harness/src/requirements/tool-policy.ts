import type { Requirement } from './types.ts';

/** Which tools a Copilot SDK session may have, from the agent's definition. */
export const toolPolicyRequirements = [
  {
    id: 'policy-absent',
    sentence: 'Without an entry, or without a slot, the runtime’s default stays.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-wildcard',
    sentence: 'The sole wildcard in available-tools leaves the list unset.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-bare',
    sentence: 'Bare names become built-ins in order, and custom and MCP tools stay reachable.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-mixed-wildcard',
    sentence: 'A wildcard among other names is passed on as builtin:*.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-isolated',
    sentence: 'isolated becomes the SDK’s set, with custom and MCP tools behind it.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-empty',
    sentence: 'An empty list leaves no built-in and keeps custom and MCP tools.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-available-qualified',
    sentence: 'A list that names a source is taken as written, and nothing is appended.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-excluded-names',
    sentence: 'Excluded names become built-ins unless they name a source.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-excluded-empty',
    sentence: 'An empty exclusion is an empty list, not an unset one.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-excluded-isolated',
    sentence: 'isolated excludes the SDK’s set and nothing else.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-both-slots',
    sentence: 'Both slots apply, each by its own rule.',
    source: 'seed: tool policy, mapping',
  },
  {
    id: 'policy-precedence',
    sentence: 'In memory tools wins over isolated, with one warning.',
    source: 'seed: tool policy, precedence',
  },
  {
    id: 'policy-client-mode',
    sentence: 'client-mode is copilot-cli by default, and the client is built in the mode of the policy.',
    source: 'seed: tool policy, client mode',
  },
  {
    id: 'policy-empty-wildcard',
    sentence: 'In Empty mode the sole wildcard is spelled out.',
    source: 'spec: tool policy, mapping',
  },
  {
    id: 'policy-empty-list',
    sentence: 'Empty mode always has a list of available tools, and is refused without one.',
    source: 'seed: tool policy, client mode',
  },
  {
    id: 'policy-empty-directory',
    sentence: 'Empty mode is refused without a base directory or a session file system.',
    source: 'seed: tool policy, client mode',
  },
  {
    id: 'policy-client-pool',
    sentence: 'Agents that differ in what may not be shared never share a client.',
    source: 'seed: tool policy, client mode',
  },
  {
    id: 'policy-refuses-malformed',
    sentence: 'A malformed entry is refused with a pointer and a sentence for each fault.',
    source: 'seed: tool policy, validation',
  },
  {
    id: 'policy-single-entry',
    sentence: 'A definition has at most one entry of the kind.',
    source: 'spec: tool policy, what a user writes',
  },
  {
    id: 'policy-other-provider',
    sentence: 'The entry is refused under a provider that is not Copilot.',
    source: 'seed: tool policy, tests',
  },
  {
    id: 'policy-not-forwarded',
    sentence: 'The entry is never handed on as a tool.',
    source: 'seed: tool policy, tests',
  },
  {
    id: 'policy-others-untouched',
    sentence: 'Entries of other kinds pass untouched.',
    source: 'spec: tool policy, what is refused',
  },
  {
    id: 'policy-round-trip',
    sentence: 'Every combination of selectors is read back as it was written.',
    source: 'seed: tool policy, tests',
  },
  {
    id: 'policy-published-schema',
    sentence: 'The published JSON Schema is generated, and judges as the code does.',
    source: 'spec: tool policy, what is refused',
  },
  {
    id: 'policy-configure',
    sentence: 'The lists are written exactly, and never over lists that are already there.',
    source: 'seed: tool policy, tests',
  },
  {
    id: 'policy-resume-same',
    sentence: 'Create and resume get the same lists from one function.',
    source: 'seed: tool policy, tests',
  },
  {
    id: 'policy-resume-stored',
    sentence: 'A resume without a policy uses the stored one, or is refused.',
    source: 'spec: tool policy, mapping',
  },
  {
    id: 'policy-read-back',
    sentence: 'A session that offers more than its policy allows is refused.',
    source: 'spec: tool policy, proof',
  },
  {
    id: 'policy-unmatched',
    sentence: 'Names that match no offered tool are reported.',
    source: 'spec: tool policy, proof',
  },
  {
    id: 'policy-extension-tools',
    sentence: 'Tools that can run code are named where extensions are on, with the line that excludes them.',
    source: 'spec: tool policy, mapping',
  },
  {
    id: 'policy-live',
    sentence: 'In the real runtime each recipe offers exactly its tools, on create and after resume.',
    source: 'issue 6: the real runtime',
  },
  {
    id: 'policy-command-check',
    sentence: 'precedent agent check shows the mapping, or each fault with its place.',
    source: 'issue 6: the commands',
  },
  {
    id: 'policy-command-live',
    sentence: 'precedent agent check --live shows what the real runtime offers.',
    source: 'issue 6: the commands',
  },
  {
    id: 'policy-command-run',
    sentence: 'precedent agent run answers under the policy, and denies what nobody can be asked about.',
    source: 'issue 6: the commands',
  },
] as const satisfies readonly Requirement[];
