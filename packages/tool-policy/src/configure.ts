import { problem, ToolPolicyError } from './problem.ts';
import type { ToolPolicy } from './resolve.ts';

/**
 * Writes a policy into a session configuration. The same function serves `createSession` and `resumeSession`, so that
 * a resumed session cannot lose what the created one had.
 *
 * @param config the configuration without tool lists of its own; it is not changed
 * @param policy what `resolveToolPolicy` returned
 * @returns a copy with the lists of the policy, each a fresh array
 * @throws {ToolPolicyError} `policy-conflict` when the configuration names tools itself
 */
export function configureSession<Config extends object>(
  config: Config,
  policy: ToolPolicy,
): Omit<Config, 'availableTools' | 'excludedTools'> & {
  availableTools?: string[];
  excludedTools?: string[];
} {
  const { availableTools, excludedTools, ...rest } = config as Config & Record<string, unknown>;
  if (availableTools !== undefined || excludedTools !== undefined) {
    throw new ToolPolicyError([
      problem(
        'policy-conflict',
        '',
        'The session configuration names availableTools or excludedTools itself; the policy does that.',
      ),
    ]);
  }
  return {
    ...rest,
    ...(policy.availableTools ? { availableTools: [...policy.availableTools] } : {}),
    ...(policy.excludedTools ? { excludedTools: [...policy.excludedTools] } : {}),
  };
}
