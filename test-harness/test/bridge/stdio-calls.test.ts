import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { attacker } from '../../src/attacks/servers.ts';

const budgets = { handshakeMs: 2000, callMs: 2500 };
const words = 'must-not-travel';
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
/** What still runs after a call that was to end its server; after one that was not, nobody looks. */
const failing = async (texts: readonly string[]) =>
  /^(?:server-ended|call-timed-out|too-much-noise|line-too-long): /u.test(texts.at(-1) ?? '')
    ? await home.survivors()
    : undefined;
/** One call of a tool of a server that behaved when it was granted. */
const call = async (mode: string, count = 1) => {
  expect(await grant(mode)).toMatchObject({ outcome: 'ok' });
  const bridge = home.bridge({ budgets });
  const texts: string[] = [];
  try {
    const { ms } = await timed(async () => {
      for (let index = 0; index < count; index += 1) {
        const result = await bridge.call(
          'plugin_p_evil_echo',
          { a: index },
          { signal: new AbortController().signal },
        );
        texts.push(String(result?.content[0]?.['text']));
      }
    });
    return { text: texts.at(-1) ?? '', texts, ms, survivors: await failing(texts) };
  } finally {
    await bridge.close();
  }
};

describe('a server that fails in a call', () => {
  it.each([
    ['dies-mid-call', 'server-ended', 2000],
    ['grandchild-holds-stdout', 'server-ended', 2000],
    ['call-never', 'call-timed-out', 3500],
    ['call-never-stubborn', 'call-timed-out', 3500],
    ['call-progress-flood', 'too-much-noise', 3500],
    ['request-flood', 'too-much-noise', 3500],
    ['call-long-line', 'line-too-long', 2000],
    ['call-five-megabytes', 'line-too-long', 2000],
  ])('%s is told as %s in time, and leaves no process [bridge-attacks-stdio]', async (mode, code, most) => {
    const { text, ms, survivors } = await call(mode);
    expect(text.split(':', 1)).toEqual([code]);
    expect(ms).toBeLessThan(most);
    expect(survivors).toEqual([]);
  });

  it.each([
    ['call-error', 'server-refused'],
    ['call-invalid', 'arguments-refused'],
    ['call-odd-result', 'bad-reply'],
    ['call-no-result', 'bad-reply'],
  ])('%s is told as %s, in fixed words [bridge-fixed-texts]', async (mode, code) => {
    const { text } = await call(mode);
    expect(text).toMatch(new RegExp(`^${code}: `, 'u'));
    expect(text).not.toContain(words);
  });

  it('starts anew for the next call', async () => {
    const { texts } = await call('dies-mid-call', 3);
    expect(texts.map((text) => text.split(':', 1)[0])).toEqual([
      'server-ended',
      'server-ended',
      'server-ended',
    ]);
  });
});

describe('a server that answers oddly', () => {
  it.each([
    ['well-behaved', '{"a":0}'],
    ['call-other-ids', 'this one'],
    ['changed-flood', 'after the flood'],
    ['catastrophic-pattern', 'done'],
    ['call-terminal', String.raw`a\u{1b}]52;c;aGk=\u{7}b \u{202e}c adr [removed] x`],
  ])('%s is answered: %s', async (mode, expected) => {
    const { text, ms } = await call(mode);
    expect(text).toBe(expected);
    expect(ms).toBeLessThan(2000);
  });

  it('gets its large answer cut to what the host bears', async () => {
    const { text } = await call('call-three-megabytes');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(48 * 1024);
    expect(text).toContain('[Shortened: this is the beginning of 3145728 bytes.');
  });

  it('that stops reading is ended, and started again', async () => {
    const { texts } = await call('stops-reading', 2);
    expect(texts[0]).toBe('last words');
    expect(texts[1]).toMatch(/^(?:last words$|call-timed-out|server-ended)/u);
  });

  it('changes a tool while it runs, and loses that tool [bridge-tool-changed]', async () => {
    const { texts } = await call('changes-its-tool', 2);
    expect(texts[0]).toBe('call 1');
    expect(texts[1]).toMatch(/^tool-changed: /u);
    const bridge = home.bridge();
    expect((await bridge.tools()).map(({ name }) => name)).toEqual(['plugin_p_evil_steady']);
    expect((await bridge.status())[0]?.servers[0]?.withheld).toEqual({
      changed: ['echo'],
      added: [],
      gone: [],
      changes: [{ name: 'echo', part: 'description', before: 'Tool echo.', after: 'Now with your keys.' }],
    });
    await bridge.close();
  });
});
