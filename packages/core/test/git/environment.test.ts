import { describe, expect, it } from 'vitest';
import { gitEnvironment } from '../../src/git/environment.ts';
import { valueOf } from '../../src/process/variable.ts';

const posix = { root: '/nowhere/team', platform: 'linux' } as const;
const windows = { root: String.raw`C:\team`, platform: 'win32' } as const;

describe('gitEnvironment', () => {
  it('sets the fixed values and keeps where the user’s configuration lies [git-clean-environment]', () => {
    const env = {
      HOME: '/home/ada',
      XDG_CONFIG_HOME: '/home/ada/.config',
      GIT_DIR: '/x',
      PATH: '/usr/bin',
      LANG: 'de',
    };
    expect(gitEnvironment(env, posix)).toEqual({
      HOME: '/home/ada',
      XDG_CONFIG_HOME: '/home/ada/.config',
      PATH: '/usr/bin',
      GIT_NO_LAZY_FETCH: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_LITERAL_PATHSPECS: '1',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_ALLOW_PROTOCOL: 'none',
      GIT_TRACE2: '0',
      GIT_TRACE2_EVENT: '0',
      GIT_TRACE2_PERF: '0',
      LC_ALL: 'C',
    });
  });

  it('leaves no entry of PATH that is empty, relative or inside the root [git-absolute]', () => {
    const path = ':.:bin:/nowhere/team:/nowhere/team/bin:/usr/bin:/nowhere/team-tools:';
    expect(gitEnvironment({ PATH: path }, posix)['PATH']).toBe('/usr/bin:/nowhere/team-tools');
    expect(gitEnvironment({}, posix)['PATH']).toBe('');
  });

  it('finds Windows’ names in any case', () => {
    const env = {
      Path: String.raw`C:\Git\cmd;C:\team`,
      SYSTEMROOT: String.raw`C:\Windows`,
      UserProfile: String.raw`C:\Users\ada`,
    };
    expect(gitEnvironment(env, windows)).toMatchObject({
      PATH: String.raw`C:\Git\cmd`,
      SystemRoot: String.raw`C:\Windows`,
      USERPROFILE: String.raw`C:\Users\ada`,
    });
    expect(valueOf({ Path: 'x' }, 'PATH', false)).toBeUndefined();
  });

  it('passes settings on without putting key and value into one text', () => {
    const settings = [
      { key: 'filter.a=b.clean', value: '' },
      { key: 'filter.c.required', value: 'false' },
    ];
    expect(gitEnvironment({}, posix, settings)).toMatchObject({
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'filter.a=b.clean',
      GIT_CONFIG_VALUE_0: '',
      GIT_CONFIG_KEY_1: 'filter.c.required',
      GIT_CONFIG_VALUE_1: 'false',
    });
  });
});
