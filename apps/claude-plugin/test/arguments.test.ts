import { usualSettings } from '@precedent/claude-hooks';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../src/arguments.ts';

describe('the command line', () => {
  it('says what the user set, and empty values say nothing', () => {
    const args = [
      '--data=/d',
      '--cli= /own/adr ',
      '--corpus=records',
      '--mode=hold',
      '--guard=deny',
      '--after=off',
    ];
    expect(readArguments(args, 'linux')).toEqual({
      data: '/d',
      cli: '/own/adr',
      settings: { corpus: 'records', mode: 'hold', recordCommands: 'deny', afterCheck: 'off' },
    });
    const empty = { data: undefined, cli: undefined, settings: usualSettings };
    expect(readArguments(['--data=', '--cli=', '--corpus=', '--mode='], 'linux')).toEqual(empty);
    expect(readArguments([], 'linux')).toEqual(empty);
  });

  it('is never a reason not to start: what is unknown or unexpanded is passed over', () => {
    const args = ['--new-thing', 'x', '--data=${CLAUDE_PLUGIN_DATA}', '--mode=${user_config.mode}'];
    expect(readArguments(args, 'linux')).toMatchObject({ data: undefined, settings: usualSettings });
  });
});
