/** Every way a policy can be refused. The documentation lists them from this table. */
export const policyProblems = {
  'not-json': 'The file is not JSON.',
  'not-an-object': 'A value that must be an object is something else.',
  'unknown-key': 'A key is not one of those allowed here.',
  'wrong-type': 'A value has the wrong type.',
  'selector-empty': 'A selector names neither tools nor isolated.',
  'selector-both': 'A selector names both tools and isolated.',
  'tool-name': 'A tool name has characters that no tool name has.',
  'two-policies': 'There is more than one entry of this kind.',
  'client-mode': 'client-mode is neither "empty" nor "copilot-cli".',
  'empty-needs-tools': 'client-mode "empty" offers nothing by itself and needs available-tools.',
  'empty-needs-directory': 'client-mode "empty" needs a base directory or a session file system.',
  'not-copilot': 'The entry governs Copilot’s built-in tools, and the provider is not Copilot.',
  'policy-conflict': 'The session configuration already names tools of its own.',
  'policy-missing': 'The session was made under a policy, and none was given or stored to resume it with.',
  'policy-not-in-force': 'The runtime offers tools that the policy does not allow.',
  'policy-unverifiable': 'The runtime does not say which tools it offers.',
} as const satisfies Record<string, string>;

export type PolicyProblemCode = keyof typeof policyProblems;

/** One refusal: where in the definition (RFC 6901; empty for the whole), which rule, and how to mend it. */
export interface PolicyProblem {
  readonly code: PolicyProblemCode;
  readonly pointer: string;
  readonly message: string;
}

export const problem = (code: PolicyProblemCode, pointer: string, message: string): PolicyProblem => ({
  code,
  pointer,
  message,
});

const MARK = Symbol.for('precedent.tool-policy.error');

/** Thrown only by functions that build or open something; carries every problem found, at least one. */
export class ToolPolicyError extends Error {
  readonly problems: readonly PolicyProblem[];
  readonly code: PolicyProblemCode;
  readonly [MARK] = true;

  constructor(problems: readonly [PolicyProblem, ...PolicyProblem[]]) {
    super(problems.map((each) => `${each.pointer || '(definition)'}: ${each.message}`).join('\n'));
    this.name = 'ToolPolicyError';
    this.problems = problems;
    this.code = problems[0].code;
  }

  /** Works across bundles, where `instanceof` does not. */
  static is(error: unknown): error is ToolPolicyError {
    return typeof error === 'object' && error !== null && MARK in error;
  }
}
