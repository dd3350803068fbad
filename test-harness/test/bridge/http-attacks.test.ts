import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResolveHost } from '@precedent/mcp-bridge';
import { startHttpAttacker, type HttpAttacker } from '../../src/attacks/http-server.ts';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';

const budgets = { handshakeMs: 2000, callMs: 1500 };
let home: PluginHome;
let open: HttpAttacker[] = [];
beforeEach(async () => void (home = await createPluginHome()));
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  open = [];
  await home.remove();
});

const start = async (mode: string, elsewhere?: string) => {
  const server = await startHttpAttacker(mode, elsewhere);
  open.push(server);
  return server;
};
const declare = async (url: string) => {
  await home.plugin('p', {
    id: 'web',
    transport: 'http',
    url,
    headers: { 'X-Api-Key': { setting: 'key' }, 'X-Plain': 'yes' },
  });
  await home.settings('p', { key: 'key-of-the-user' });
};
const grant = async (url: string, resolveHost?: ResolveHost) => {
  await declare(url);
  const granted = await home.grant('p', { budgets, ...(resolveHost ? { resolveHost } : {}) });
  return granted.ok ? granted.servers[0] : undefined;
};
const call = async (server: HttpAttacker, count = 1) => {
  expect(await grant(server.url)).toMatchObject({ outcome: 'ok' });
  const bridge = home.bridge({ budgets });
  const texts: string[] = [];
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    const result = await bridge.call(
      'plugin_p_web_echo',
      { a: index },
      { signal: new AbortController().signal },
    );
    texts.push(String(result?.content[0]?.['text']));
  }
  const ms = performance.now() - started;
  await bridge.close();
  return { text: texts.at(-1) ?? '', texts, ms };
};

describe('a server over HTTP', () => {
  it('is spoken to by POST, and told the end of each session, with its version and its headers [bridge-http]', async () => {
    const server = await start('well-behaved');
    expect((await call(server, 2)).texts).toEqual(['{"a":0}', '{"a":1}']);
    const methods = server.requests.map(({ method }) => method);
    expect(new Set(methods)).toEqual(new Set(['POST', 'DELETE']));
    // The session in which it was granted, and the one of the calls.
    expect(methods.filter((method) => method === 'DELETE')).toHaveLength(2);
    expect(methods.at(-1)).toBe('DELETE');
    expect(server.requests[0]?.headers).toMatchObject({ 'x-api-key': 'key-of-the-user', 'x-plain': 'yes' });
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'mcp-session-id': 'session-1',
      'mcp-protocol-version': '2025-11-25',
      'x-api-key': 'key-of-the-user',
    });
  });

  it.each([
    ['huge-json', 'body-too-large', 1400],
    ['huge-event', 'body-too-large', 1400],
    ['endless-events', 'too-much-noise', 1400],
    ['endless-comments', 'body-too-large', 1400],
    ['events-end-at-once', 'bad-reply', 1000],
    ['never-answers', 'call-timed-out', 2500],
    ['slow-drip', 'call-timed-out', 2500],
    ['redirect-loop', 'redirect-refused', 1000],
    ['error-body', 'http-status', 1000],
    ['unauthorised', 'not-authorised', 1000],
    ['resets', 'connection-failed', 1000],
    ['half-a-body', 'server-ended', 1000],
    ['html', 'bad-reply', 1000],
    ['compressed', 'bad-reply', 1000],
    ['other-id', 'bad-reply', 1000],
    ['batch', 'bad-reply', 1000],
    ['huge-headers', 'connection-failed', 1000],
    ['forgets-sessions', 'server-ended', 1000],
  ])('%s is told as %s, in time and in fixed words [bridge-attacks-http]', async (mode, code, most) => {
    const server = await start(mode);
    const { text, ms } = await call(server);
    expect(text.split(':', 1)).toEqual([code]);
    expect(text).not.toContain('secret-server-words');
    expect(ms).toBeLessThan(most);
    expect(server.requests.filter(({ body }) => body.includes('tools/call'))).toHaveLength(1);
  });

  it('is done with once it has answered, though its stream goes on', async () => {
    const { text, ms } = await call(await start('answer-then-endless'));
    expect(text).toBe('answered');
    expect(ms).toBeLessThan(1000);
  });

  it('holds up the end no longer than a moment when it takes no leave [bridge-http]', async () => {
    const server = await start('keeps-sessions');
    await grant(server.url);
    const bridge = home.bridge({ budgets });
    await bridge.call('plugin_p_web_echo', {}, { signal: new AbortController().signal });
    const started = performance.now();
    await bridge.close();
    expect(performance.now() - started).toBeLessThan(700);
    expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', body: '' });
  });

  it('that has forgotten a session is not told of its end [bridge-http]', async () => {
    const server = await start('forgets-sessions');
    await grant(server.url);
    const before = server.requests.length;
    const bridge = home.bridge({ budgets });
    await bridge.call('plugin_p_web_echo', {}, { signal: new AbortController().signal });
    await bridge.close();
    expect(server.requests.slice(before).map(({ method }) => method)).not.toContain('DELETE');
  });

  it('gets no session id that is no such thing back', async () => {
    const server = await start('session-bomb');
    await call(server);
    expect(server.requests.some(({ headers }) => 'mcp-session-id' in headers)).toBe(false);
    expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it.each(['redirect-elsewhere', 'redirect-permanent'])(
    '%s never sees another address be asked [bridge-no-redirects]',
    async (mode) => {
      const other = await start('well-behaved');
      const server = await start(mode, other.url);
      expect((await call(server)).text).toMatch(/^redirect-refused: /u);
      expect(other.requests).toEqual([]);
    },
  );

  it('that cannot be reached is told so, and reached again once it can', async () => {
    const server = await start('well-behaved');
    await grant(server.url);
    await server.close();
    open = [];
    const bridge = home.bridge({ budgets });
    const signal = new AbortController().signal;
    expect(await bridge.call('plugin_p_web_echo', {}, { signal })).toMatchObject({ isError: true });
    await bridge.close();
  });
});

describe('a name that leads inward', () => {
  const inward =
    (...addresses: readonly string[]): ResolveHost =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['0.0.0.0'],
  ])('to %s is refused when the connection is made [bridge-dns]', async (address) => {
    const server = await start('well-behaved');
    const url = `https://127.0.0.1.nip.io:${server.port}/mcp`;
    expect(await grant(url, inward(address))).toEqual({ id: 'web', outcome: 'address-refused' });
    expect(server.requests).toEqual([]);
  });

  it('among public addresses is refused too [bridge-dns]', async () => {
    const outcome = await grant('https://rebind.example/mcp', inward('93.184.216.34', '127.0.0.1'));
    expect(outcome).toEqual({ id: 'web', outcome: 'address-refused' });
  });

  it('is refused for localhost when it leads outward [bridge-dns]', async () => {
    const outcome = await grant('http://localhost:9/mcp', inward('93.184.216.34'));
    expect(outcome).toEqual({ id: 'web', outcome: 'address-refused' });
  });

  it('is asked for once for each connection, so that no second answer counts [bridge-dns]', async () => {
    const server = await start('well-behaved');
    let asked = 0;
    const changing: ResolveHost = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    expect(await grant(`http://localhost:${server.port}/mcp`, changing)).toMatchObject({ outcome: 'ok' });
    expect(asked).toBe(1);
  });
});
