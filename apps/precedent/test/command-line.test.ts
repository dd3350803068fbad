import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

let bench: Bench;
beforeAll(() => void (bench = createBench()));
afterAll(() => bench.remove());

describe('the command line', () => {
  it.each([
    [[], 'Usage:\n  precedent doctor'],
    [['docter'], '“docter” is not a command.'],
    [['doctor', 'now'], 'precedent doctor takes no words, only flags.'],
    [['doctor', '--nope'], '--nope is not a flag.'],
    [['doctor', '--cwd'], '--cwd needs a value.'],
    [['doctor', '--json=yes'], '--json takes no value.'],
    [['doctor', '--dir', '../x'], '--dir is a folder inside the repository'],
    [['doctor', '--dir', '/etc'], '--dir is a folder inside the repository'],
    [['\u001B[31mx'], '“\\u{1b}[31mx” is not a command.'],
  ])('%j is refused on stderr with exit 2', async (argv, says) => {
    const { code, out, err } = await bench.run(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });

  it.each([[['help']], [['--help']], [['-h']], [['doctor', '--help']]])(
    '%j is help on stdout',
    async (argv) => {
      const { code, out, err } = await bench.run(argv);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^precedent: .*\n\nUsage:/u);
    },
  );

  it('tells its version, also as data', async () => {
    expect((await bench.run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
    expect(JSON.parse((await bench.run(['-V', '--json'])).out)).toMatchObject({
      name: '@precedent/precedent',
    });
  });
});

describe('colour', () => {
  it.each([
    [false, {}, false],
    [true, {}, true],
    [true, { NO_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('on a terminal (%j) with %j is there: %j', async (isTerminal, env, coloured) => {
    const { out } = await bench.run(['doctor'], { isTerminal, env });
    expect(out.includes('\u001B[')).toBe(coloured);
  });
});
