import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { git, carelessly } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

const long = new Date('2001-02-03T04:05:06Z');

/**
 * A partial clone without the blob of `src/price.bin`, whose stat data ask for a comparison. Reading the blob makes
 * git fetch it, and that starts what the configuration names. A `protocol.<name>.allow` in the repository counts more
 * than `protocol.allow=never` on the command line.
 */
function partialClone(settings: (program: string) => Readonly<Record<string, string>>): BuildHostile {
  return (top) => {
    const dir = teamRepository(top);
    const { marker, program } = trap(top, 'exit 1');
    const blob = git(dir, ['rev-parse', 'HEAD:src/price.bin']);
    const configured = {
      'core.repositoryFormatVersion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.promisor': 'true',
      ...settings(program),
    };
    for (const [key, value] of Object.entries(configured)) git(dir, ['config', key, value]);
    rmSync(path.join(dir, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    utimesSync(path.join(dir, 'src/price.bin'), long, long);
    return { dir, marker, careless: () => carelessly(dir, ['cat-file', '-p', blob]) };
  };
}

export const lazySshCommand = partialClone((program) => ({
  'protocol.ssh.allow': 'always',
  'remote.origin.url': 'ssh://git.example.com/team.git',
  'core.sshCommand': program,
}));

export const lazyUploadPack = partialClone((program) => ({
  'protocol.file.allow': 'always',
  'remote.origin.url': '/nowhere/team.git',
  'remote.origin.uploadpack': program,
}));

export const lazyExt = partialClone((program) => ({
  'remote.origin.url': `ext::${program} %S`,
  'protocol.ext.allow': 'always',
}));
