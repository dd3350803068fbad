import type { CopilotSession } from '@github/copilot-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { openSession, ready, startCopilot, type CopilotHost } from '../../src/drivers/copilot-session.ts';
import { secondRepository } from '../../src/drivers/copilot-variant.ts';
import { copilotPrograms } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import {
  startScriptedModel,
  type ModelRequest,
  type ScriptedModel,
} from '../../src/models/scripted-model.ts';

const index = '1 decision record in docs/adr';
const decision = '0001 Use queues';
const task = 'SUBTASK: look at the file.';

const isSub = ({ messages }: ModelRequest): boolean =>
  messages.some(({ role, text }) => role === 'user' && text.includes(task));
const whole = (request: ModelRequest | undefined): string =>
  (request?.messages ?? []).map(({ role, text }) => (role === 'system' ? '' : text)).join('\n');

describe.runIf(hostsWanted).each(copilotPrograms)('the context of an agent in %s', (program) => {
  let repository: Repository;
  let host: CopilotHost;
  let model: ScriptedModel;

  beforeAll(async () => {
    repository = await createRepository();
    const look = { name: 'view', input: { path: `${repository.root}/src/a.ts` } };
    const send = {
      name: 'task',
      input: {
        agent_type: 'general-purpose',
        name: 'looker',
        description: 'Look',
        prompt: task,
        mode: 'sync',
      },
    };
    // It looks at the file, and where it is asked to, sends somebody else to look at it too.
    model = await startScriptedModel((request) => {
      const { toolResults, messages } = request;
      const delegates =
        messages.at(-1)?.role === 'tool' && whole(request).includes('delegate') && !isSub(request);
      if (toolResults.length === 0) return { calls: [look] };
      return delegates && toolResults.length === 1 ? { calls: [send] } : { text: 'done' };
    });
    host = await startCopilot(program);
  }, 60_000);
  afterAll(async () => {
    await host.stop();
    await model.close();
    await repository.dispose();
  });

  async function open(): Promise<CopilotSession> {
    const { session } = await openSession(host, {
      workingDirectory: repository.root,
      modelUrl: model.url,
    });
    await ready(session);
    return session;
  }
  /** What the model was shown in the last request of this prompt, and in the last of a sub-agent. */
  async function prompt(session: CopilotSession, text: string) {
    const before = model.requests.length;
    await session.sendAndWait({ prompt: text }, 20_000);
    const requests = model.requests.slice(before);
    return { main: whole(requests.at(-1)), sub: whole(requests.findLast(isSub)) };
  }
  const times = (text: string, part: string): number => text.split(part).length - 1;

  it('is each agent’s own: a sub-agent is told what the main one knows [copilot-advice-once]', async () => {
    const session = await open();
    const { main, sub } = await prompt(session, 'delegate');
    expect(times(main, decision)).toBe(2);
    expect(sub).toContain(task);
    expect(times(sub, decision)).toBe(1);
    await session.disconnect();
  }, 30_000);

  it('is told anew after a compaction, which leaves nothing of it [copilot-advice-once]', async () => {
    const session = await open();
    const first = await prompt(session, 'go');
    expect(times(first.main, index)).toBe(1);
    await session.rpc.history.compact();
    const { main } = await prompt(session, 'go on');
    expect(main).toContain('summarized');
    expect(times(main, index)).toBe(1);
    expect(times(main, `${decision} (docs/adr`)).toBe(1);
    const { main: later } = await prompt(session, 'go on');
    expect(times(later, index)).toBe(1);
    expect(times(later, `${decision} (docs/adr`)).toBe(1);
    await session.disconnect();
  }, 30_000);

  it('gains the index of another repository that the session moves to, with the next prompt [copilot-advice-start]', async () => {
    const session = await open();
    await prompt(session, 'go');
    const second = await secondRepository(repository, `second-${program}`);
    await session.rpc.metadata.setWorkingDirectory({ workingDirectory: second });
    const { main } = await prompt(session, 'go on');
    expect(main).toContain('Latest in force: 0042 Second.');
    await session.rpc.metadata.setWorkingDirectory({ workingDirectory: repository.root });
    const { main: back } = await prompt(session, 'go on');
    expect(times(back, 'Latest in force: ')).toBe(2);
    await session.disconnect();
  }, 30_000);

  it('is told anew after a step back to where nothing had been said [copilot-advice-once]', async () => {
    const events: { readonly type: string; readonly id: string }[] = [];
    const session = await open();
    session.on((event) => void events.push(event));
    await prompt(session, 'go');
    const eventId = events.find(({ type }) => type === 'user.message')?.id ?? '';
    await session.rpc.history.truncate({ eventId });
    const { main } = await prompt(session, 'another way');
    expect(main).not.toContain('\ngo\n');
    expect(times(main, index)).toBe(1);
    expect(times(main, `${decision} (docs/adr`)).toBe(1);
    await session.disconnect();
  }, 30_000);
});
