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
