import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import {
  extensions,
  openSession,
  ready,
  startCopilot,
  type CopilotHost,
} from '../../src/drivers/copilot-session.ts';
import { listeningPorts } from '../../src/hosts/listening.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

type Session = Awaited<ReturnType<typeof openSession>>['session'];

const canvasId = 'precedent-decisions';

/** A page as a browser asks for it; `host` is what the browser believes it speaks to. */
function get(url: string, host?: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, host === undefined ? {} : { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe.runIf(hostsWanted).each(['copilot-cli', 'copilot-cli-oldest'] as const)(
  'the canvas in %s',
  (program) => {
    let repository: Repository;
    let host: CopilotHost;
    let session: Session;
    let pid: number;

    beforeAll(async () => {
      repository = await createRepository();
      await repository.write({ 'src/<b>.ts': 'changed\n' });
      host = await startCopilot(program);
      ({ session } = await openSession(host, { workingDirectory: repository.root }));
      await ready(session);
      pid = (await extensions(session))[0]?.pid ?? 0;
    }, 60_000);
    afterAll(async () => {
      await session.disconnect();
      await host.stop();
      await repository.dispose();
    });

    const open = async (instanceId: string): Promise<string> =>
      (await session.rpc.canvas.open({ canvasId, instanceId })).url ?? '';
    const act = async (
      instanceId: string,
      actionName: string,
      input?: Record<string, string>,
    ): Promise<unknown> =>
      session.rpc.canvas.action.invoke({ instanceId, actionName, ...(input && { input }) });

    it('opens no socket before it is opened, and none after the last is closed [copilot-canvas-server]', async () => {
      expect(await listeningPorts(pid)).toStrictEqual([]);
      const url = await open('one');
      const other = await open('two');
      expect(new URL(url).hostname).toBe('127.0.0.1');
      expect(other).not.toBe(url);
      expect(await open('one')).toBe(url);
      expect(await listeningPorts(pid)).toStrictEqual([`127.0.0.1:${new URL(url).port}`]);
      await session.rpc.canvas.close({ instanceId: 'one' });
      await expect.poll(() => get(url).then(({ status }) => status)).toBe(404);
      expect((await get(other)).status).toBe(200);
      await session.rpc.canvas.close({ instanceId: 'two' });
      await expect.poll(() => listeningPorts(pid)).toStrictEqual([]);
    }, 30_000);

    it('shows the decisions that govern what changed, with every name as text [copilot-canvas-page]', async () => {
      const { status, text } = await get(await open('page'));
      expect(status).toBe(200);
      expect(text).toContain('0001 Use queues');
      expect(text).toContain('src/&lt;b&gt;.ts');
      expect(text).not.toContain('<b>');
    }, 30_000);

    it('serves nobody who lacks the secret or comes by another name [copilot-canvas-secret]', async () => {
      const url = await open('page');
      const { port, origin, host: name } = new URL(url);
      expect((await get(`${origin}/`)).status).toBe(404);
      expect((await get(`${url.slice(0, -2)}/`)).status).toBe(404);
      expect((await get(url, `evil.example:${port}`)).status).toBe(404);
      expect((await get(url, name)).status).toBe(200);
    }, 30_000);

    it('answers its two actions [copilot-canvas-actions]', async () => {
      await open('page');
      const governed = { ok: true, report: { governing: [{ recordId: '0001' }] } };
      expect(JSON.stringify(await act('page', 'refresh'))).toContain('"recordId":"0001"');
      expect(await act('page', 'explain', { path: 'src/a.ts' })).toMatchObject({ result: governed });
      expect(await act('page', 'explain', { path: '/etc/passwd' })).toMatchObject({
        result: { ok: false, code: 'bad-argument' },
      });
    }, 30_000);
  },
);
