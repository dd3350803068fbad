import type { Requirement } from './types.ts';

/** Which directory, which records. */
export const placeRequirements = [
  {
    id: 'root-nearest-git',
    sentence: 'The root is the nearest ancestor of the session directory that holds .git.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-git-file',
    sentence: 'A .git file counts, so linked worktrees and submodules are roots of their own.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-not-bare',
    sentence: 'The root is never inside a bare repository.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-no-process',
    sentence: 'The root and the corpus are found without starting a process.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-none-answers',
    sentence: 'Without a root, explain and lint answer from the session directory.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-none-check',
    sentence: 'Without a root, check without paths is not-work-tree.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'root-never-special',
    sentence:
      'The root of the file system, the home directory itself and our own install folder are never a root.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-order',
    sentence:
      'The corpus is the argument, else ADRKIT_DIR, else the first that exists of the known folders and files that name one, else docs/adr.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-others-named',
    sentence: 'Every answer names the other folders that would also do.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-computed-once',
    sentence: 'The corpus is computed once and the same value goes to the engine.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-symlink-escape',
    sentence:
      'A corpus from an argument or a repository file that resolves outside the root is refused as symlink-escape.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-env-trusted',
    sentence:
      'A corpus from ADRKIT_DIR may be absolute or outside the root where the environment is the user’s own.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-names-escaped',
    sentence: 'Control characters in listed files and record names are escaped in answers.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'corpus-names-counted',
    sentence: 'Names that are not UTF-8 are counted, never dropped without a word.',
    source: 'boundary: root and corpus',
  },
  {
    id: 'session-order',
    sentence:
      'The MCP server takes its directory from --cwd, else PRECEDENT_CWD, else the client’s roots, else CLAUDE_PROJECT_DIR, else the process directory.',
    source: 'boundary: where the session is',
  },
  {
    id: 'session-roots-per-call',
    sentence:
      'Roots are asked for in each call when the client declares them, and a client that does not answer costs 500 ms at most.',
    source: 'boundary: where the session is',
  },
  {
    id: 'session-roots-qualify',
    sentence: 'The first of the client’s roots that may be a root is taken.',
    source: 'boundary: where the session is',
  },
  {
    id: 'session-none',
    sentence:
      'No directory, or one that has gone, is no-workspace with how to set it: never an older answer, never a failed handshake.',
    source: 'boundary: where the session is',
  },
  {
    id: 'home-usual-places',
    sentence: 'Configuration, state and cache lie in the platform’s usual places, each under precedent/.',
    source: 'boundary: the user’s own folders',
  },
  {
    id: 'home-override',
    sentence: 'PRECEDENT_HOME puts all three under one folder.',
    source: 'boundary: the user’s own folders',
  },
  {
    id: 'home-modes',
    sentence: 'Our folders are created 0700 and our files 0600, and a file is written by rename.',
    source: 'boundary: the user’s own folders',
  },
  {
    id: 'home-outside-root',
    sentence: 'One of our folders that resolves inside the root is refused.',
    source: 'boundary: the user’s own folders',
  },
  {
    id: 'home-repository-untouched',
    sentence: 'Nothing of ours is ever written into a repository.',
    source: 'boundary: the user’s own folders',
  },
  {
    id: 'home-not-writable',
    sentence:
      'When our folders are missing, full or not writable, everything still answers and doctor says so.',
    source: 'boundary: the user’s own folders',
  },
] as const satisfies readonly Requirement[];
