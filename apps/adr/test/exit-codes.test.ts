import { describe, expect, it } from 'vitest';
import { adr } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';
import { team, teamFiles } from './support/team.ts';

const broken = {
  files: { ...teamFiles, 'docs/adr/0005-broken.md': aRecord({ id: '0005', status: 'agreed' }) },
};

describe('the exit code', () => {
  it.each([
    [['lint'], team, 0],
    [['check', 'src/events/bus.ts'], team, 0],
    [['explain', 'src/events/bus.ts'], team, 0],
    [['list'], team, 0],
    [['show', '0001'], team, 0],
    [['lint'], broken, 1],
    [['lint', 'docs/adr/0001-outbox.md'], broken, 0],
    [['lint', 'docs/adr/0005-broken.md'], broken, 1],
    [['check', 'src/events/bus.ts'], broken, 0],
    [['check', 'docs/adr/0005-broken.md'], broken, 1],
    [['explain', 'src/events/bus.ts'], broken, 1],
    [['list'], broken, 0],
  ] as const)(
    'of %j is the same with and without --json [adr-exit-codes] [adr-json]',
    async (argv, contents, code) => {
      const cwd = aFolder(contents);
      const plain = await adr(argv, { cwd });
      const json = await adr([...argv, '--json'], { cwd });
      expect([plain.code, json.code]).toEqual([code, code]);
      expect([typeof JSON.parse(json.stdout), json.stderr]).toEqual(['object', '']);
    },
  );

  it.each([[['show', '0009']], [['lint', '--dir', 'nowhere']], [['lint', '--dir', '']]])(
    'of %j is 2, with the same words on stderr and nothing on stdout [adr-exit-codes]',
    async (argv) => {
      const cwd = aFolder(team);
      const plain = await adr(argv, { cwd });
      expect(plain).toMatchObject({ code: 2, stdout: '' });
      expect(await adr([...argv, '--json'], { cwd })).toEqual(plain);
    },
  );

  it('of a crash is 70, with one line that says how to report it [adr-exit-codes]', async () => {
    const breaking = 'JSON.stringify = () => { throw new TypeError("made to fail\\u001B[31m\\nhere"); };';
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(breaking)}`];
    const ran = await adr(['explain', '--json', 'src/events/bus.ts'], { cwd: aFolder(team), nodeOptions });
    expect(ran).toEqual({
      code: 70,
      stdout: '',
      stderr:
        'adr: internal error (TypeError: made to fail\\u{1b}[31m\\u{a}here). Please report it, with what you typed: https://github.com/precedent-tools/precedent/issues\n',
    });
  });

  it('of a crash that nobody waits for is 70 too [adr-exit-codes]', async () => {
    const breaking = 'setTimeout(() => { throw new Error("late"); }, 0);';
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(breaking)}`];
    const ran = await adr(['explain', '--json', 'src/events/bus.ts'], { cwd: aFolder(team), nodeOptions });
    expect(ran.code).toBe(70);
    expect(ran.stderr).toContain('internal error (Error: late)');
  });
});
