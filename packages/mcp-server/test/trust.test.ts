import { expect, it } from 'vitest';
import { envTrustOf } from '../src/trust.ts';

it.each<[string | undefined, Record<string, string>, string]>([
  ['claude-code', {}, 'repository-may-set'],
  ['Claude-Code/2.1', {}, 'repository-may-set'],
  ['any', { CLAUDECODE: '1' }, 'repository-may-set'],
  [undefined, { CLAUDECODE: '' }, 'user'],
  ['github-copilot', {}, 'user'],
  ['claude-ai', {}, 'user'],
  [undefined, {}, 'user'],
])('of the client %j with %j is %s [engine-untrusted-env]', (client, env, trust) => {
  expect(envTrustOf(client, env)).toBe(trust);
});
