import { expect, it } from 'vitest';
import { readFlags } from '../src/flags.ts';
import { helpText } from '../src/help.ts';

it.each([
  [[], { kind: 'serve', cwd: undefined }],
  [['--cwd', '/a'], { kind: 'serve', cwd: '/a' }],
  [['--cwd=/a'], { kind: 'serve', cwd: '/a' }],
  [['--cwd', ''], { kind: 'serve', cwd: '' }],
  [['--help'], { kind: 'help' }],
  [['--version', '--cwd', 'x'], { kind: 'version' }],
])('reads %j', (args, flags) => {
  expect(readFlags(args)).toStrictEqual(flags);
});

it.each([['--cli=MARKER'], ['MARKER'], ['--cwd'], ['-x'], ['--help=MARKER']])(
  'tells a mistake in %j without repeating it',
  (...args) => {
    const flags = readFlags(args);
    expect(flags).toMatchObject({ kind: 'mistake', sentence: expect.stringContaining('--cwd DIR') });
    expect(JSON.stringify(flags)).not.toContain('MARKER');
  },
);

it('explains each flag in the help', () => {
  for (const flag of ['--cwd', '--help', '--version']) expect(helpText).toContain(`\n  ${flag}`);
});
