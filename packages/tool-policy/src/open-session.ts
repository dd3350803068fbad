import type { CopilotClient, CopilotSession, ResumeSessionConfig, SessionConfig } from '@github/copilot-sdk';
import { configureSession } from './configure.ts';
import { readOffered } from './offered.ts';
import { problem, ToolPolicyError } from './problem.ts';
import type { PolicyStore } from './policy-store.ts';
import type { ToolPolicy } from './resolve.ts';
import { verifyOffered, type Verification } from './verify.ts';

/** An open session whose tools were read back and are no more than the policy allows. */
export interface PolicedSession {
  readonly session: CopilotSession;
  readonly verification: Verification;
}

type Filtered<Config> = Omit<Config, 'availableTools' | 'excludedTools'>;

/** Reads the session's tools back; one that offers more, or does not say, is disconnected and refused. */
async function verified(
  session: CopilotSession,
  policy: ToolPolicy,
  config: Filtered<SessionConfig | ResumeSessionConfig>,
): Promise<PolicedSession> {
  const custom = (config.tools ?? []).map((tool) => tool.name);
  try {
    const offered = await readOffered(session, custom, config.requestExtensions === true);
    if (!offered) {
      throw new ToolPolicyError([
        problem(
          'policy-unverifiable',
          '',
          'The runtime does not say which tools it offers; the session was refused.',
        ),
      ]);
    }
    const verification = verifyOffered(policy, offered);
    if (verification.problem) throw new ToolPolicyError([verification.problem]);
    return { session, verification };
  } catch (error) {
    await session.disconnect().catch(() => {});
    throw error;
  }
}

/**
 * Creates a session under a policy.
 *
 * @param client a client of the policy's mode, from `createClientPool`
 * @param config without `availableTools` and `excludedTools`
 * @param store remembers the policy for a later resume
 * @throws {ToolPolicyError} `policy-conflict`, `policy-not-in-force`, `policy-unverifiable`
 */
export async function createPolicedSession(
  client: CopilotClient,
  config: Filtered<SessionConfig>,
  policy: ToolPolicy,
  store: PolicyStore,
): Promise<PolicedSession> {
  const session = await client.createSession(configureSession(config, policy));
  const open = await verified(session, policy, config);
  await store.save(session.sessionId, policy);
  return open;
}

/**
 * Resumes a session under the policy given, else under the one it was created with.
 *
 * @throws {ToolPolicyError} `policy-missing` when there is neither, and those of `createPolicedSession`
 */
export async function resumePolicedSession(
  client: CopilotClient,
  sessionId: string,
  config: Filtered<ResumeSessionConfig>,
  policy: ToolPolicy | undefined,
  store: PolicyStore,
): Promise<PolicedSession> {
  const inForce = policy ?? (await store.load(sessionId));
  if (!inForce) {
    throw new ToolPolicyError([
      problem(
        'policy-missing',
        '',
        'No policy was given, and none is stored for this session: give the one it was created with.',
      ),
    ]);
  }
  const session = await client.resumeSession(sessionId, configureSession(config, inForce));
  const open = await verified(session, inForce, config);
  await store.save(sessionId, inForce);
  return open;
}
