import { execFileSync } from 'node:child_process';
import { git, carelessly } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

/** A pager, for git's own choice of when and for each subcommand. git asks for one only on a terminal. */
export const pager: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 0');
  const settings = ['core.pager', 'pager.diff', 'pager.diff-index', 'pager.ls-files', 'pager.rev-parse'];
  for (const key of settings) git(dir, ['config', key, program]);
  return { dir, marker, careless: () => onTerminal(dir, 'git diff main') };
};

/** `script` gives the command a terminal of its own. */
function onTerminal(dir: string, command: string): void {
  try {
    execFileSync('script', ['-qec', command, '/dev/null'], { cwd: dir, stdio: 'ignore' });
  } catch {}
}

/** Aliases, also under the names of the commands that are used. */
export const alias: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 0');
  const names = ['changes', 'version', 'config', 'rev-parse', 'diff', 'diff-index', 'ls-files'];
  for (const name of names) git(dir, ['config', `alias.${name}`, `!${program}`]);
  return { dir, marker, careless: () => carelessly(dir, ['changes']) };
};

/** A program that checks signatures, and a commit that says it is signed. */
export const gpgProgram: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 0');
  const signature = ' -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';
  const plain = git(dir, ['cat-file', 'commit', 'HEAD']);
  const signed = plain.replace('\n\n', `\ngpgsig${signature}\n\n`);
  const id = git(dir, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input: `${signed}\n` });
  git(dir, ['reset', '--quiet', '--soft', id]);
  git(dir, ['config', 'gpg.program', program]);
  git(dir, ['config', 'log.showSignature', 'true']);
  return { dir, marker, careless: () => carelessly(dir, ['log', '-1']) };
};

export const editor: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 1');
  git(dir, ['config', 'core.editor', program]);
  git(dir, ['config', 'sequence.editor', program]);
  return { dir, marker, careless: () => carelessly(dir, ['commit', '--amend']) };
};

/** A program that is asked for a password, and one that keeps them. */
export const askPass: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'echo secret');
  git(dir, ['config', 'core.askPass', program]);
  git(dir, ['config', 'credential.helper', `!${program}`]);
  git(dir, ['config', 'remote.origin.url', 'https://git.example.com/team.git']);
  const input = 'protocol=https\nhost=git.example.com\n\n';
  return { dir, marker, careless: () => carelessly(dir, ['credential', 'fill'], { input }) };
};
