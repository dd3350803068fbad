import type { Requirement } from './types.ts';

/** Who answers, and how a program is run. */
export const engineRequirements = [
  {
    id: 'engine-env-only',
    sentence: 'No tool argument and no file of the repository can choose or change the engine.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-adrkit-cli',
    sentence: 'ADRKIT_CLI, a path or a bare name, comes first.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-adrkit-cli-unusable',
    sentence: 'ADRKIT_CLI that cannot be used is cli-unresolved, and nothing else is tried.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-repository-gated',
    sentence: 'node_modules/.bin/adr at the root is used only with ADRKIT_ALLOW_REPO_CLI=1.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-path',
    sentence: 'An adr on PATH that speaks our contract answers.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-path-entries',
    sentence: 'Entries of PATH that are empty, relative or inside the root are skipped.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-path-contract',
    sentence: 'Another program called adr is passed over, and doctor says so.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-asked-once',
    sentence: 'A program is asked for its contract once, within 2 s.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-embedded',
    sentence: 'Else the embedded engine answers, in this process and without starting another.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-pinned',
    sentence: 'PRECEDENT_ENGINE pins embedded, external or auto.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-untrusted-env',
    sentence:
      'Where a repository may set our environment, ADRKIT_, PRECEDENT_ and XDG_ variables and the search of PATH are ignored.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'engine-advice-embedded',
    sentence: 'Advice always uses the embedded engine.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'cli-call-shape',
    sentence:
      'The program gets the read-only subcommand, --json, --dir with the corpus, and paths only after --, and runs in the root.',
    source: 'boundary: a spawned CLI',
  },
  {
    id: 'cli-no-shell',
    sentence: 'No program is started through a shell.',
    source: 'boundary: a spawned CLI',
  },
  {
    id: 'cli-windows-shims',
    sentence: 'A Windows shim is resolved to the JavaScript it starts, or refused as cli-unresolved.',
    source: 'boundary: a spawned CLI',
  },
  { id: 'cli-stdin-closed', sentence: 'The program’s stdin is closed.', source: 'boundary: a spawned CLI' },
  {
    id: 'cli-environment',
    sentence: 'The program gets an environment made from an allow-list.',
    source: 'boundary: a spawned CLI',
  },
  {
    id: 'cli-tree-ended',
    sentence:
      'On cancel, timeout or the host’s end the whole process tree is ended, also a grandchild that ignores signals or holds stdout.',
    source: 'boundary: a spawned CLI',
  },
  {
    id: 'cli-stdout-cap',
    sentence: 'More than 64 MiB on stdout ends the program.',
    source: 'boundary: a spawned CLI',
  },
  { id: 'cli-stderr-cap', sentence: 'At most 64 KiB of stderr are kept.', source: 'boundary: a spawned CLI' },
  {
    id: 'cli-deadline',
    sentence: 'The program has 30 s, or PRECEDENT_TIMEOUT_MS between 1 s and 10 min.',
    source: 'boundary: a spawned CLI',
  },
  {
    id: 'engine-same-results',
    sentence: 'A foreign adr and the embedded engine give the same results through the whole contract suite.',
    source: 'issue 3: a foreign adr',
  },
  {
    id: 'doctor-why',
    sentence:
      'precedent doctor says which directory, work tree, corpus and engine would answer, and why each was chosen or passed over.',
    source: 'issue 3: doctor',
  },
  {
    id: 'doctor-json',
    sentence: 'precedent doctor --json says the same as data.',
    source: 'issue 3: doctor',
  },
] as const satisfies readonly Requirement[];
