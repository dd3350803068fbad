import { describe, expect, it } from 'vitest';
import { childEnvironment } from '../../src/engine/child-environment.ts';
import { canaries } from './canaries.ts';

const place = { platform: 'linux', root: '/srv/repo', node: '/opt/node/bin/node' } as const;

describe('the environment of a started adr [cli-environment]', () => {
  it('holds nothing that is not on the list, and NODE_OPTIONS never', () => {
    const needed = {
      PATH: '/usr/bin',
      HOME: '/home/me',
      TMPDIR: '/tmp',
      LANG: 'C.UTF-8',
      LC_ALL: 'C',
      TZ: 'UTC',
    };
    const env = childEnvironment({ ...canaries, ...needed }, place);
    expect(env).toEqual({ ...needed, PATH: '/usr/bin:/opt/node/bin' });
  });

  it('holds the folders and the language of the user, by exactly these names', () => {
    const posix =
      'HOME LANG LANGUAGE LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME TEMP TMP TMPDIR TZ';
    const windows =
      'APPDATA ComSpec HOMEDRIVE HOMEPATH LOCALAPPDATA NUMBER_OF_PROCESSORS PATHEXT PROCESSOR_ARCHITECTURE ProgramData ProgramFiles ProgramFiles(x86) ProgramW6432 SystemDrive SystemRoot USERPROFILE windir';
    const all = [...posix.split(' '), ...windows.split(' '), 'USER', 'SHELL', 'LC_SECRET', 'LD_LIBRARY_PATH'];
    const given = Object.fromEntries(all.map((name) => [name, `${name} value`]));
    const kept = (platform: NodeJS.Platform): string[] =>
      Object.keys(childEnvironment(given, { ...place, platform })).sort();
    expect(kept('linux')).toEqual(`${posix} PATH`.split(' ').sort());
    expect(kept('win32')).toEqual(
      `${posix} ${windows} PATH`
        .split(' ')
        .filter((name) => name !== 'HOME')
        .sort(),
    );
  });

  it('has no variable that is not set', () => {
    expect(Object.keys(childEnvironment({ HOME: undefined, TMPDIR: '' }, place))).toEqual(['TMPDIR', 'PATH']);
  });

  it('does not take another case for the same name on POSIX', () => {
    expect(childEnvironment({ home: '/x', Path: '/y' }, place)).toEqual({ PATH: '/opt/node/bin' });
  });

  it('prefers the name as it is written to another case of it', () => {
    const { TEMP } = childEnvironment({ temp: 'a', TEMP: 'b' }, { ...place, platform: 'win32' });
    expect(TEMP).toBe('b');
  });

  it('has a PATH that does not lead into the repository, where env would find its node [engine-path-entries]', () => {
    const path = '/srv/repo/node_modules/.bin::.:node_modules/.bin:/usr/bin:/opt/node/bin';
    expect(childEnvironment({ PATH: path }, place)['PATH']).toBe('/usr/bin:/opt/node/bin');
  });

  it('ends its PATH with our own Node, for hosts that start without the user’s', () => {
    expect(childEnvironment({}, place)).toEqual({ PATH: '/opt/node/bin' });
    expect(childEnvironment({}, { ...place, node: '/srv/repo/bin/node' })).toEqual({ PATH: '' });
  });

  it('takes Windows’ names in any case, and gives them their own', () => {
    const given = {
      Path: String.raw`C:\Windows;.`,
      SYSTEMROOT: String.raw`C:\Windows`,
      comspec: 'cmd',
      HOME: 'x',
      LIB: 'y',
    };
    const env = childEnvironment(given, {
      platform: 'win32',
      root: String.raw`C:\repo`,
      node: String.raw`C:\node\node.exe`,
    });
    expect(env).toEqual({
      PATH: String.raw`C:\Windows;C:\node`,
      SystemRoot: String.raw`C:\Windows`,
      ComSpec: 'cmd',
    });
  });
});
