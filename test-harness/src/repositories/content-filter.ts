import { utimesSync } from 'node:fs';
import path from 'node:path';
import { commit, git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

export interface FilterFixture {
  /** Where the attribute is set. */
  readonly attributes: '.gitattributes' | '.git/info/attributes';
  readonly kind: 'clean' | 'process';
  /**
   * What makes git want to read the file: other stat data, or an index that is older than the file. The second makes
   * even `diff-index` run the filter.
   */
  readonly because: 'touched' | 'old-index';
  /** The filter's name; git allows nearly anything. */
  readonly driver?: string;
}

const long = new Date('2001-02-03T04:05:06Z');

/** A content filter from the repository's configuration, on a file that is unchanged. */
export function contentFilter({ attributes, kind, because, driver = 'tidy' }: FilterFixture): BuildHostile {
  return (top) => {
    const dir = teamRepository(top);
    write(dir, attributes, `*.bin filter=${driver}\n`);
    if (attributes === '.gitattributes') commit(dir, 'Say which files are tidied');
    const { marker, program } = trap(top, kind === 'clean' ? 'exec cat' : 'exit 1');
    git(dir, ['update-index', '--refresh']);
    git(dir, ['config', `filter.${driver}.${kind}`, program]);
    if (because === 'touched') utimesSync(path.join(dir, 'src/price.bin'), long, long);
    else utimesSync(path.join(dir, '.git/index'), long, long);
    const careless = because === 'touched' ? ['diff', '--name-only', 'HEAD'] : ['diff-index', 'HEAD'];
    return { dir, marker, careless: () => carelessly(dir, careless) };
  };
}
