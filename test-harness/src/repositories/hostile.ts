import { committedBare } from './committed-bare.ts';
import { contentFilter } from './content-filter.ts';
import { diffCommand, diffExternal, diffTextconv } from './diff-programs.ts';
import { fsmonitorSubmodule } from './fsmonitor-submodule.ts';
import { fsmonitor, fsmonitorIncluded } from './fsmonitor.ts';
import { gitInRepository } from './git-in-repository.ts';
import { hooksPath, postIndexChange } from './hooks.ts';
import { alias, askPass, editor, gpgProgram, pager } from './inert-settings.ts';
import {
  inheritedConfigCount,
  inheritedConfigFile,
  inheritedConfigParameters,
  inheritedDirectory,
  inheritedExternalDiff,
  inheritedTrace,
  traceAtHome,
} from './inherited-environment.ts';
import { lazyExt, lazySshCommand, lazyUploadPack } from './missing-blob.ts';
import { filterNamedInLatin1 } from './odd-filter-names.ts';
import type { BuildHostile } from './trap.ts';

export interface Row {
  readonly row: string;
  readonly build: BuildHostile;
  /** Changed files cannot be listed safely here, so that is refused. */
  readonly refused?: true;
}

const filters: readonly Row[] = (['.gitattributes', '.git/info/attributes'] as const).flatMap((attributes) =>
  (['clean', 'process'] as const).flatMap((kind) =>
    (['touched', 'old-index'] as const).map((because) => ({
      row: `filter.x.${kind} through ${attributes}, ${because}`,
      build: contentFilter({ attributes, kind, because }),
    })),
  ),
);

/** Everything a repository, or what it left in the environment, can name for git to run or write. */
export const hostileRepositories: readonly Row[] = [
  { row: 'core.fsmonitor', build: fsmonitor },
  { row: 'core.fsmonitor through include.path', build: fsmonitorIncluded },
  { row: 'core.fsmonitor of a submodule', build: fsmonitorSubmodule },
  ...filters,
  {
    row: 'filter.x.clean with a name of signs',
    build: contentFilter({
      attributes: '.gitattributes',
      kind: 'clean',
      because: 'old-index',
      driver: "na=me.'x'.$(y)",
    }),
  },
  { row: 'filter.x.clean with a name that is not UTF-8', build: filterNamedInLatin1, refused: true },
  { row: 'diff.external', build: diffExternal },
  { row: 'diff.x.command', build: diffCommand },
  { row: 'diff.x.textconv', build: diffTextconv },
  { row: 'core.hooksPath', build: hooksPath },
  { row: 'the hook post-index-change', build: postIndexChange },
  { row: 'core.sshCommand for a missing blob', build: lazySshCommand },
  { row: 'uploadpack for a missing blob', build: lazyUploadPack },
  { row: 'an ext:: remote for a missing blob', build: lazyExt },
  { row: 'a committed bare repository', build: committedBare },
  { row: 'core.pager', build: pager },
  { row: 'alias.*', build: alias },
  { row: 'gpg.program', build: gpgProgram },
  { row: 'core.editor', build: editor },
  { row: 'core.askPass', build: askPass },
  { row: 'GIT_CONFIG_COUNT', build: inheritedConfigCount },
  { row: 'GIT_CONFIG_PARAMETERS', build: inheritedConfigParameters },
  { row: 'GIT_CONFIG_GLOBAL', build: inheritedConfigFile },
  { row: 'GIT_TRACE', build: inheritedTrace },
  { row: 'GIT_EXTERNAL_DIFF', build: inheritedExternalDiff },
  { row: 'GIT_DIR', build: inheritedDirectory },
  { row: 'trace2.eventTarget of the user', build: traceAtHome },
  { row: 'a program called git', build: gitInRepository },
];
