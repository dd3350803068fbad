import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { attacker } from '../../src/attacks/servers.ts';

const budgets = { handshakeMs: 2000, callMs: 2500 };
let home: PluginHome;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(async () => {
  const left = await home.survivors();
  await home.remove();
  if (left.length > 0) throw new Error(`These processes still run: ${left.join(', ')}`);
});

const timed = async <Result>(run: () => Promise<Result>) => {
  const started = performance.now();
  const result = await run();
  return { result, ms: performance.now() - started };
};
const grant = async (mode: string, limits = {}) => {
  await home.plugin('p', attacker(mode));
  const granted = await home.grant('p', { budgets, limits });
  if (!granted.ok) throw new Error(granted.because);
  return granted.servers[0];
};
describe('a server that fails at its handshake', () => {
  it.each([
    ['never-answers', 'handshake-timed-out', 4500],
    ['deaf', 'handshake-timed-out', 4500],
    ['ignores-sigterm', 'handshake-timed-out', 4500],
    ['list-never', 'handshake-timed-out', 4500],
    ['long-line', 'line-too-long', 2000],
    ['dies-at-once', 'server-ended', 2000],
    ['answers-then-dies', 'server-ended', 2000],
    ['noise-then-exit', 'server-ended', 2000],
    ['endless-noise', 'too-much-noise', 2000],
    ['old-protocol', 'protocol-mismatch', 2000],
    ['error-at-once', 'server-refused', 2000],
    ['no-object', 'bad-reply', 2000],
    ['list-no-array', 'bad-reply', 2000],
  ])('%s is told as %s in time, and leaves no process [bridge-attacks-stdio]', async (mode, code, most) => {
    const { result, ms } = await timed(() => grant(mode));
    expect(result).toEqual({ id: 'evil', outcome: code });
    expect(ms).toBeLessThan(most);
    expect(await home.survivors()).toEqual([]);
  });

  it('which answers and dies is told so every time, however busy the host is', async () => {
    await home.plugin('p', attacker('answers-then-dies'));
    for (let round = 0; round < 5; round += 1) {
      const granting = home.grant('p', { budgets });
      const until = performance.now() + 250;
      while (performance.now() < until);
      expect(await granting).toMatchObject({ servers: [{ outcome: 'server-ended' }] });
    }
  });
});

describe('a server that lists oddly', () => {
  it('is read for eight pages, and says that there were more [bridge-limits] [bridge-drops-visible]', async () => {
    const granted = await grant('endless-pages');
    expect(granted).toMatchObject({ outcome: 'ok', list: { morePages: true } });
    expect(granted?.list?.tools).toHaveLength(8);
  });

  it('is read for as many pages as the user raised the limit to', async () => {
    expect((await grant('endless-pages', { evil: { maxPages: 20 } }))?.list?.tools).toHaveLength(20);
  });

  it('ends at a repeated or empty cursor', async () => {
    expect((await grant('same-cursor'))?.list).toMatchObject({ tools: [{ name: 'echo' }], morePages: true });
    expect((await grant('empty-cursor'))?.list).toMatchObject({
      tools: [{ name: 'echo' }],
      morePages: false,
    });
  });

  it('loses the tools with bad names and no other [bridge-bad-tool]', async () => {
    const { list } = (await grant('bad-names')) ?? {};
    expect(list?.tools.map(({ name }) => name)).toEqual([
      'bad name!',
      'dup',
      'x'.repeat(300),
      '👩‍🚀',
      '__proto__',
      'echo',
    ]);
    expect(list?.dropped.map(({ reason }) => reason)).toEqual([
      'bad-name',
      'duplicate-name',
      'bad-name',
      'bad-name',
    ]);
    const bridge = home.bridge();
    const names = (await bridge.tools()).map(({ name }) => name);
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
    await bridge.close();
  });

  it('loses one tool without a schema, or with a broken reference, and no other [bridge-bad-tool]', async () => {
    expect((await grant('one-without-schema'))?.list?.tools.map(({ name }) => name)).toEqual(['echo']);
    expect((await grant('broken-references'))?.list?.tools.map(({ name }) => name)).toEqual(['out', 'echo']);
  });

  it('loses nothing to deep nesting but what is nested', async () => {
    expect(await grant('list-deep')).toMatchObject({ outcome: 'ok', list: { tools: [] } });
    expect((await grant('deep-title'))?.list?.tools.map(({ name }) => name)).toEqual(['deep', 'echo']);
  });

  it.each(['asks-back', 'odd-bytes'])('and %s is understood', async (mode) => {
    expect(await grant(mode)).toMatchObject({
      outcome: 'ok',
      list: { tools: [{ name: 'echo' }, { name: 'environment' }] },
    });
  });
});
