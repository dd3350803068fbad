import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPolicyStore } from '../src/index.ts';

let directory: string;
beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'policy-')), 'sessions');
});

describe('createPolicyStore', () => {
  it('gives back what was saved for a session and nothing for another [policy-resume-stored]', async () => {
    const store = createPolicyStore(directory);
    const policy = { availableTools: ['mcp:*'], excludedTools: [], clientMode: 'empty' as const };
    await store.save('one', policy);
    expect(await createPolicyStore(directory).load('one')).toStrictEqual(policy);
    expect(await store.load('two')).toBeUndefined();
  });

  it('lets no session id name a path', async () => {
    await createPolicyStore(directory).save('../../escape/\u0000x', { clientMode: 'copilot-cli' });
    expect(await readdir(directory)).toHaveLength(1);
    expect(await readdir(path.dirname(directory))).toStrictEqual(['sessions']);
  });

  it.skipIf(process.platform === 'win32')('keeps others out', async () => {
    await createPolicyStore(directory).save('one', { clientMode: 'copilot-cli' });
    const [file = ''] = await readdir(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600);
  });

  it.each([
    '',
    '{',
    '{"sessionId":"one","policy":{"clientMode":"off"}}',
    '{"sessionId":"two","policy":{"clientMode":"empty"}}',
  ])('takes %j for nothing', async (text) => {
    const store = createPolicyStore(directory);
    await store.save('one', { clientMode: 'copilot-cli' });
    const [file = ''] = await readdir(directory);
    await writeFile(path.join(directory, file), text);
    expect(await store.load('one')).toBeUndefined();
  });
});
