/** Why an engine was chosen, passed over or unusable: what `precedent doctor` prints. */
export const reasons = {
  'named-by-user': 'ADRKIT_CLI names it.',
  'allowed-by-user': 'ADRKIT_ALLOW_REPO_CLI=1 allows the repository’s own adr.',
  'speaks-contract': 'It is on PATH and speaks our contract.',
  'nothing-before-it': 'No adr command comes before it, so the built-in engine answers.',
  pinned: 'PRECEDENT_ENGINE asks for the other kind of engine.',
  'asked-for': 'PRECEDENT_ENGINE=embedded asks for it.',
  'not-set': 'ADRKIT_CLI is not set.',
  'not-allowed': 'The repository’s own adr is used only with ADRKIT_ALLOW_REPO_CLI=1.',
  'not-trusted': 'A repository may set this environment, so it cannot choose the engine.',
  'earlier-chosen': 'An engine that comes before it was chosen.',
  'earlier-unusable': 'ADRKIT_CLI is set and unusable, so nothing else is tried: correct it or unset it.',
  'not-on-path': 'There is no adr on PATH.',
  'in-repository': 'It lies in the repository, which must not say what runs.',
  'name-not-on-path': 'No program of that name is on PATH outside the repository.',
  'not-absolute': 'It is a relative path: give an absolute one, or a bare name to look for on PATH.',
  'not-there': 'There is no such file.',
  'not-a-file': 'It is not a file.',
  'not-executable': 'It may not be executed: check its permissions.',
  'unknown-shim': 'It is a script that needs a shell, and no JavaScript file to start could be read from it.',
  'other-program': 'It is another program called adr: it does not speak our contract.',
  'not-started': 'The system could not start it.',
  'no-answer': 'It did not say within 2 seconds whether it speaks our contract.',
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof reasons;
