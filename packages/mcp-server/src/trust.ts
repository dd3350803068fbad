import type { EnvTrust } from '@precedent/core';

/**
 * Claude Code puts the `env` block of a committed settings file into the environment of the servers it starts, over
 * the user's own. Its name comes with the handshake and `CLAUDECODE` from Claude Code itself; either is enough.
 */
export function envTrustOf(
  clientName: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): EnvTrust {
  return /^claude-code/iu.test(clientName ?? '') || env['CLAUDECODE'] ? 'repository-may-set' : 'user';
}
