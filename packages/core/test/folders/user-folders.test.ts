import { describe, expect, it } from 'vitest';
import { userFolders, type FoldersRequest } from '../../src/folders/user-folders.ts';

const of = (more: Partial<FoldersRequest>): readonly (string | undefined)[] => {
  const folders = userFolders({ env: {}, envTrust: 'user', platform: 'linux', home: '/home/me', ...more });
  return [folders?.config, folders?.state, folders?.cache];
};
const usual = ['/home/me/.config/precedent', '/home/me/.local/state/precedent', '/home/me/.cache/precedent'];
const xdg = { XDG_CONFIG_HOME: '/x/config', XDG_STATE_HOME: '/x/state', XDG_CACHE_HOME: '/x/cache' };

describe('the user’s own folders [home-usual-places]', () => {
  it('follow the XDG variables on Linux, and their defaults', () => {
    expect(of({})).toEqual(usual);
    expect(of({ env: xdg })).toEqual(['/x/config/precedent', '/x/state/precedent', '/x/cache/precedent']);
    expect(of({ env: { XDG_STATE_HOME: '/x/state' } })).toEqual([usual[0], '/x/state/precedent', usual[2]]);
  });

  it('ignore a variable that is not an absolute path', () => {
    for (const value of ['', '.', 'config', '~/config', String.raw`C:\config`]) {
      expect(of({ env: { XDG_CONFIG_HOME: value, PRECEDENT_HOME: value } })).toEqual(usual);
    }
  });

  it('lie in the Library on macOS, whatever XDG says', () => {
    expect(of({ platform: 'darwin', home: '/Users/me', env: xdg })).toEqual([
      '/Users/me/Library/Preferences/precedent',
      '/Users/me/Library/Application Support/precedent',
      '/Users/me/Library/Caches/precedent',
    ]);
  });

  it('lie in AppData on Windows', () => {
    const home = String.raw`C:\Users\me`;
    const expected = (roaming: string, local: string): string[] => [
      String.raw`${roaming}\precedent`,
      String.raw`${local}\precedent\state`,
      String.raw`${local}\precedent\cache`,
    ];
    expect(of({ platform: 'win32', home })).toEqual(
      expected(String.raw`C:\Users\me\AppData\Roaming`, String.raw`C:\Users\me\AppData\Local`),
    );
    const env = { APPDATA: String.raw`D:\r`, LOCALAPPDATA: String.raw`D:\l` };
    expect(of({ platform: 'win32', home, env })).toEqual(expected(String.raw`D:\r`, String.raw`D:\l`));
  });

  it('are all three under PRECEDENT_HOME where it is set [home-override]', () => {
    const expected = ['/p/config', '/p/state', '/p/cache'];
    expect(of({ env: { ...xdg, PRECEDENT_HOME: '/p' } })).toEqual(expected);
    expect(of({ env: { PRECEDENT_HOME: '/p' }, home: undefined, platform: 'darwin' })).toEqual(expected);
  });

  it('follow no variable that a repository may have set [engine-untrusted-env]', () => {
    const envTrust = 'repository-may-set';
    expect(of({ env: { ...xdg, PRECEDENT_HOME: '/p' }, envTrust })).toEqual(usual);
    const home = String.raw`C:\Users\me`;
    const env = { APPDATA: String.raw`C:\repo`, LOCALAPPDATA: String.raw`C:\repo` };
    expect(of({ platform: 'win32', home, env, envTrust })).toEqual(of({ platform: 'win32', home }));
  });

  it('are none without a home', () => {
    expect(of({ home: undefined })).toEqual([undefined, undefined, undefined]);
    expect(of({ home: '' })).toEqual([undefined, undefined, undefined]);
  });
});
