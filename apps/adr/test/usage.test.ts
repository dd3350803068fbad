import { describe, expect, it } from 'vitest';
import { adr } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';

const here = () => aFolder({ files: { 'docs/adr/0001-state.md': aRecord({ affects: ['src/**'] }) } });

describe('a call that cannot be understood', () => {
  it.each([
    [
      ['chekc'],
      '“chekc” is not a command; this adr only reads records. Did you mean check?',
      'adr check [FILES...] [--json] [--dir DIR]',
    ],
    [['new', 'A title'], '“new” is not a command; this adr only reads records.', 'adr help'],
    [['ls'], '“ls” is not a command; this adr only reads records.', 'adr list'],
    [['version'], '“version” is not a command; this adr only reads records.', 'adr --version'],
    [['__proto__'], '“__proto__” is not a command; this adr only reads records.', 'adr help'],
    [['x\u001B[31m'], '“x\\u{1b}[31m” is not a command; this adr only reads records.', 'adr help'],
    [
      ['lint', '--jsno'],
      '--jsno is not a flag. Did you mean --json?',
      'adr lint [FILES...] [--json] [--dir DIR]',
    ],
    [['check', '-v'], '-v is not a flag. Did you mean -V?', 'adr check [FILES...] [--json] [--dir DIR]'],
    [['--verbose', 'check'], '--verbose is not a flag.', 'adr check [FILES...] [--json] [--dir DIR]'],
    [['--nope'], '--nope is not a flag.', 'adr help'],
    [['--constructor'], '--constructor is not a flag.', 'adr help'],
    [['check', '-odd.ts'], '-o is not a flag.', 'adr check [FILES...] [--json] [--dir DIR]'],
    [['lint', '--json=1'], '--json takes no value.', 'adr lint [FILES...] [--json] [--dir DIR]'],
    [['lint', '--dir'], '--dir needs a value.', 'adr lint [FILES...] [--json] [--dir DIR]'],
    [
      ['lint', '--dir', '--json'],
      '--dir needs a value; write --dir=VALUE if it begins with “-”.',
      'adr lint [FILES...] [--json] [--dir DIR]',
    ],
    [['explain'], 'explain needs a path.', 'adr explain PATH [--json] [--dir DIR]'],
    [['explain', ''], 'explain needs a path.', 'adr explain PATH [--json] [--dir DIR]'],
    [
      ['explain', 'a', 'b', 'c'],
      'explain takes one path, not 3; adr check takes many.',
      'adr explain PATH [--json] [--dir DIR]',
    ],
    [['list', 'x'], 'list takes no words; adr show takes an id or a path.', 'adr list [--json] [--dir DIR]'],
    [['show'], 'show needs an id or a path.', 'adr show ID|PATH [--json] [--dir DIR]'],
    [
      ['scope'],
      'scope needs a word; it can suggest, and nothing else.',
      'adr scope suggest [--json] [--dir DIR]',
    ],
    [
      ['scope', 'apply'],
      'scope has no “apply”; it can suggest, and nothing else.',
      'adr scope suggest [--json] [--dir DIR]',
    ],
    [['show', '0001', '0002'], 'show takes one record, not 2.', 'adr show ID|PATH [--json] [--dir DIR]'],
    [
      ['help', 'chek'],
      '“chek” is not a command; this adr only reads records. Did you mean check?',
      'adr check [FILES...] [--json] [--dir DIR]',
    ],
  ])(
    '%j says what is wrong and what to type, and ends with 2 [adr-usage-line] [adr-exit-codes]',
    async (argv, message, type) => {
      for (const more of [[], ['--json']]) {
        const ran = await adr(argv.includes('--json') || argv[0] === 'lint' ? argv : [...argv, ...more], {
          cwd: here(),
        });
        expect(ran).toEqual({ code: 2, stdout: '', stderr: `adr: ${message}\nType: ${type}\n` });
      }
    },
  );

  it('without a command prints the usage on stderr [adr-usage-line]', async () => {
    const ran = await adr([], { cwd: here() });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^adr: .*\n\nUsage:\n {2}adr check \[FILES\.\.\.\] /);
  });
});

describe('help', () => {
  it.each([['help'], ['--help'], ['-h']])(
    '%s goes to stdout and fits a terminal of 100 columns',
    async (word) => {
      const ran = await adr([word], { cwd: here() });
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      for (const name of ['check', 'explain', 'lint', 'list', 'show'])
        expect(ran.stdout).toContain(`adr ${name}`);
      expect(ran.stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
    },
  );

  it.each([
    ['help', 'check'],
    ['check', '--help'],
    ['check', '-h', 'src/a.ts'],
    ['--help', 'check'],
    ['check', '--nope', '--help'],
  ])('%s %s explains the command', async (...argv) => {
    const ran = await adr(argv, { cwd: here() });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Usage: adr check \[FILES\.\.\.\]/);
  });

  it('is not asked for behind --', async () => {
    const ran = await adr(['check', '--json', '--', '--help', '-h', '--version'], { cwd: here() });
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.stdout)).toMatchObject({ changedFiles: ['--help', '--version', '-h'] });
  });
});

describe('the version', () => {
  it.each([['--version'], ['-V']])('%s prints the number alone', async (flag) => {
    const ran = await adr([flag], { cwd: here() });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });

  it('with --json says which contract the answers follow [adr-version]', async () => {
    const ran = await adr(['--version', '--json'], { cwd: here() });
    const plain = await adr(['-V'], { cwd: here() });
    expect(JSON.parse(ran.stdout)).toEqual({
      name: '@precedent/adr',
      version: plain.stdout.trim(),
      contract: 'adrkit/0.8',
    });
  });
});
