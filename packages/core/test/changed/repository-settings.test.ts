import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../src/changed/repository-settings.ts';

const output = (...entries: readonly string[]): Buffer =>
  Buffer.from(entries.map((entry) => `${entry}\0`).join(''), 'latin1');

describe('parseSettings', () => {
  it('leaves every filter without a program, each once [git-filter-clean]', () => {
    const printed = output(
      'filter.lfs.clean\ngit-lfs clean',
      'filter.lfs.required\ntrue',
      'filter.a.b=c.process',
      'filter.clean\nx',
    );
    const { withoutFilters, lfs } = parseSettings(printed) ?? {};
    expect(withoutFilters).toEqual([
      { key: 'filter.lfs.clean', value: '' },
      { key: 'filter.lfs.smudge', value: '' },
      { key: 'filter.lfs.process', value: '' },
      { key: 'filter.lfs.required', value: 'false' },
      { key: 'filter.a.b=c.clean', value: '' },
      { key: 'filter.a.b=c.smudge', value: '' },
      { key: 'filter.a.b=c.process', value: '' },
      { key: 'filter.a.b=c.required', value: 'false' },
    ]);
    expect(lfs).toBe(true);
  });

  it('reads core.bare as git does, the last one counting', () => {
    const bare = (value: string, before: string) =>
      parseSettings(output(`core.bare\n${before}`, `core.bare${value}`))?.bare;
    const yes = ['\ntrue', '\nYES', '\non', '\n1', '\n-1', '\n2k', ''];
    const no = ['\nfalse', '\nno', '\noff', '\n0', '\n'];
    expect(yes.filter((value) => !bare(value, 'false'))).toEqual([]);
    expect(no.filter((value) => bare(value, 'true'))).toEqual([]);
    expect(parseSettings(output())).toEqual({ bare: false, withoutFilters: [], lfs: false });
  });

  it('gives up on a name that is not UTF-8, but not on such a value', () => {
    expect(parseSettings(output('filter.tidi\xe9.clean\nx'))).toBeUndefined();
    expect(parseSettings(output('filter.tidy.clean\n\xe9'))).toMatchObject({ bare: false });
  });
});
