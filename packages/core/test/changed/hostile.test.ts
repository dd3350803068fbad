import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  committedBare,
  bareFolder,
  bareWorkTree,
} from '../../../../test-harness/src/repositories/committed-bare.ts';
import {
  contentFilter,
  type FilterFixture,
} from '../../../../test-harness/src/repositories/content-filter.ts';
import {
  diffCommand,
  diffExternal,
  diffTextconv,
} from '../../../../test-harness/src/repositories/diff-programs.ts';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { fsmonitorSubmodule } from '../../../../test-harness/src/repositories/fsmonitor-submodule.ts';
import { fsmonitor, fsmonitorIncluded } from '../../../../test-harness/src/repositories/fsmonitor.ts';
import { hooksPath, postIndexChange } from '../../../../test-harness/src/repositories/hooks.ts';
import {
  alias,
  askPass,
  editor,
  gpgProgram,
  pager,
} from '../../../../test-harness/src/repositories/inert-settings.ts';
import {
  lazyExt,
  lazySshCommand,
  lazyUploadPack,
} from '../../../../test-harness/src/repositories/missing-blob.ts';
import { filterNamedInLatin1 } from '../../../../test-harness/src/repositories/odd-filter-names.ts';
import { hasSprung, type BuildHostile } from '../../../../test-harness/src/repositories/trap.ts';
import { listed, refusal } from './ask.ts';

interface Met {
  /** What was answered, each kind once. */
  readonly said: readonly string[];
  /** Whether something ran that must not. */
  readonly sprung: boolean;
  /** Whether a careless call in the same repository sprang the trap afterwards, so that it was really set. */
  readonly armed: boolean;
}

const quiet: Met = { said: ['answered'], sprung: false, armed: true };
const refused = (code: string): Met => ({ ...quiet, said: [code] });

/** Asks about a hostile repository, or a folder inside it, and then calls carelessly. */
async function meet(
  build: BuildHostile,
  bases: readonly (string | undefined)[] = [undefined, 'main', 'HEAD~1'],
  inside = '.',
): Promise<Met> {
  const hostile = build(emptyDirectory());
  const said = new Set<string>();
  for (const base of bases) said.add(await refusal(path.join(hostile.dir, inside), { base }));
  const sprung = hasSprung(hostile);
  hostile.careless();
  return { said: [...said], sprung, armed: hasSprung(hostile) };
}

const places = ['.gitattributes', '.git/info/attributes'] as const;
const reasons = ['touched', 'old-index'] as const;
const filters = (kind: FilterFixture['kind']) =>
  places.flatMap((attributes) => reasons.map((because) => ({ attributes, kind, because })));
const lacking = 'd'.repeat(40);

describe('listing changed files in a hostile repository', () => {
  it('starts no core.fsmonitor [git-fsmonitor]', async () => {
    expect(await meet(fsmonitor)).toEqual(quiet);
  });

  it('starts no core.fsmonitor from an included file [git-fsmonitor-included]', async () => {
    expect(await meet(fsmonitorIncluded)).toEqual(quiet);
  });

  it('starts no core.fsmonitor of a submodule [git-fsmonitor-submodule]', async () => {
    expect(await meet(fsmonitorSubmodule)).toEqual(quiet);
  });

  it.each(filters('clean'))(
    'starts no clean filter from $attributes, $because [git-filter-clean]',
    async (filter) => {
      expect(await meet(contentFilter(filter))).toEqual(quiet);
    },
  );

  it.each(filters('process'))(
    'starts no filter process from $attributes, $because [git-filter-process]',
    async (filter) => {
      expect(await meet(contentFilter(filter))).toEqual(quiet);
    },
  );

  it('starts no filter whose name has signs that an option could not carry [git-filter-clean]', async () => {
    const driver = "na=me.'x'.$(y)";
    const filter = { attributes: '.gitattributes', kind: 'clean', because: 'old-index', driver } as const;
    expect(await meet(contentFilter(filter))).toEqual(quiet);
  });

  it('refuses to compare where a filter’s name cannot be passed on [git-filter-clean]', async () => {
    expect(await meet(filterNamedInLatin1)).toEqual(refused('git-failed'));
  });

  it('starts no diff.external [git-diff-external]', async () => {
    expect(await meet(diffExternal)).toEqual(quiet);
  });

  it('starts no command of a diff driver [git-diff-command]', async () => {
    expect(await meet(diffCommand)).toEqual(quiet);
  });

  it('starts no textconv of a diff driver [git-diff-textconv]', async () => {
    expect(await meet(diffTextconv)).toEqual(quiet);
  });

  it('starts no hook from core.hooksPath [git-hooks-path]', async () => {
    expect(await meet(hooksPath)).toEqual(quiet);
  });

  it('starts no post-index-change hook [git-hook-index-change]', async () => {
    expect(await meet(postIndexChange)).toEqual(quiet);
  });

  it('starts no core.sshCommand for a missing object [git-lazy-ssh-command] [changed-never-fetches]', async () => {
    expect(await meet(lazySshCommand)).toEqual(quiet);
    expect(await meet(lazySshCommand, [lacking])).toEqual(refused('no-such-base'));
  });

  it('starts no uploadpack for a missing object [git-lazy-upload-pack] [changed-never-fetches]', async () => {
    expect(await meet(lazyUploadPack)).toEqual(quiet);
    expect(await meet(lazyUploadPack, [lacking])).toEqual(refused('no-such-base'));
  });

  it('starts no ext:: remote for a missing object [git-lazy-ext] [changed-never-fetches]', async () => {
    expect(await meet(lazyExt)).toEqual(quiet);
    expect(await meet(lazyExt, [lacking])).toEqual(refused('no-such-base'));
  });

  it('answers for the clone and not for a bare repository committed in it [git-committed-bare]', async () => {
    expect(await meet(committedBare)).toEqual(quiet);
  });

  it.each([bareFolder, bareWorkTree])(
    'refuses to answer from inside a committed bare one: %s [git-committed-bare]',
    async (inside) => {
      expect(await meet(committedBare, [undefined, 'main'], inside)).toEqual(refused('not-work-tree'));
    },
  );

  it.each([
    ['core.pager', pager],
    ['alias.*', alias],
    ['gpg.program', gpgProgram],
    ['core.editor', editor],
    ['core.askPass', askPass],
  ])('leaves %s inert [git-inert-settings]', async (_, build) => {
    expect(await meet(build)).toEqual(quiet);
  });

  it('still says what changed', async () => {
    const { dir } = fsmonitor(emptyDirectory());
    expect(await listed(dir)).toEqual({ ok: true, paths: ['src/till.txt'], nonUtf8: 0, base: 'main' });
  });
});
