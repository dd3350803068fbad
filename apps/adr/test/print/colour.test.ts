import { describe, expect, it } from 'vitest';
import { createPage } from '../../src/print/page.ts';
import { adr } from '../support/adr.ts';
import { aFolder } from '../support/repository.ts';
import { team } from '../support/team.ts';

const page = (env: Record<string, string>, isTTY: boolean) => {
  let text = '';
  const { out } = createPage({
    argv: [],
    env,
    cwd: '/',
    home: '/',
    now: () => new Date(0),
    out: (part) => (text += part),
    err: () => {},
    terminal: () => ({ isTTY, ...(isTTY ? { columns: 50 } : {}) }),
  });
  out.line(out.style.red('x'));
  out.flush();
  return { text, width: out.width };
};

describe('colour', () => {
  const red = '\u001B[31mx\u001B[39m\n';

  it.each([
    [{}, true, red],
    [{}, false, 'x\n'],
    [{ NO_COLOR: '1' }, true, 'x\n'],
    [{ NO_COLOR: '' }, true, red],
    [{ TERM: 'dumb' }, true, 'x\n'],
    [{ FORCE_COLOR: '1' }, false, red],
    [{ FORCE_COLOR: '' }, false, red],
    [{ FORCE_COLOR: '0' }, true, 'x\n'],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, red],
  ])('with %j and terminal %j is as asked', (env, isTTY, text) => {
    expect(page(env as Record<string, string>, isTTY).text).toBe(text);
  });

  it('never reaches a pipe, and changes no letter of what is said', async () => {
    const cwd = aFolder(team);
    const plain = await adr(['explain', 'src/events/bus.ts'], { cwd });
    const forced = await adr(['explain', 'src/events/bus.ts'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(plain.stdout).not.toContain('\u001B');
    expect(forced.stdout).toContain('\u001B[32maccepted\u001B[39m');
    expect(forced.stdout.replace(/\u001B\[\d+m/g, '')).toBe(plain.stdout);
  });

  it('never reaches JSON', async () => {
    const env = { FORCE_COLOR: '1' };
    const ran = await adr(['list', '--json'], { cwd: aFolder(team), env });
    expect(ran.stdout).not.toContain('\u001B');
  });
});

describe('the width', () => {
  it('is that of the terminal, and 80 columns in a pipe', () => {
    expect(page({}, true).width).toBe(50);
    expect(page({}, false).width).toBe(80);
  });
});
