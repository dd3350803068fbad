/**
 * Every way a bridged tool or its server can fail. The texts are fixed: no argument, path, address, setting, or word of
 * a server or an exception is ever put into one. `docs/reference/bridge-codes.md` is generated from this table.
 */
export const bridgeCodes = {
  'not-granted': {
    message: 'The user has not granted this plugin.',
    next: 'The user can see what it would run with precedent plugins show, and grant it.',
  },
  'declaration-changed': {
    message: 'The plugin’s declaration has changed since it was granted.',
    next: 'The user can look at it again with precedent plugins show, and grant it.',
  },
  'plugin-gone': {
    message: 'The plugin is no longer there, or its manifest no longer reads.',
    next: 'precedent plugins list says what was found.',
  },
  'not-listed': {
    message: 'The server’s tools have not been read yet.',
    next: 'Grant the plugin again, once its server answers.',
  },
  'setting-missing': {
    message: 'A setting that the plugin’s server needs is not set.',
    next: 'precedent plugins show names it and the file it belongs in.',
  },
  'setting-invalid': {
    message: 'A setting of the plugin cannot be used where the declaration puts it.',
    next: 'Correct it; precedent plugins show names the file.',
  },
  'program-not-found': {
    message: 'The server’s program was not found.',
    next: 'Install it, then grant the plugin again from a terminal that finds it.',
  },
  'program-outside': {
    message: 'The server’s program lies outside the plugin’s folder.',
    next: 'Remove the link that leads out; the plugin is not used as it is.',
  },
  'not-started': { message: 'The server could not be started.', next: 'Start it by hand to see why.' },
  'server-ended': { message: 'The server ended while it was needed.', next: 'Call again to start it anew.' },
  'handshake-timed-out': {
    message: 'The server did not finish its handshake in time.',
    next: 'Start it by hand to see why.',
  },
  'protocol-mismatch': {
    message: 'The server speaks a version of the protocol that is not spoken here.',
    next: 'Update the plugin.',
  },
  'call-timed-out': { message: 'The call took too long and was ended.', next: 'Ask for less.' },
  cancelled: { message: 'The call was cancelled.', next: 'Call again if the answer is still wanted.' },
  'line-too-long': {
    message: 'The server sent a message larger than 4 MiB and was ended.',
    next: 'Ask for less.',
  },
  'body-too-large': { message: 'The server’s answer is larger than 4 MiB.', next: 'Ask for less.' },
  'too-much-noise': {
    message: 'The server sent too much that was no answer, and was ended.',
    next: 'Update the plugin, or tell its author that logs belong on stderr.',
  },
  'bad-reply': { message: 'The server’s answer is not one of the protocol.', next: 'Update the plugin.' },
  'arguments-refused': {
    message: 'The server refused the arguments.',
    next: 'Send what the tool’s schema asks for.',
  },
  'server-refused': { message: 'The server answered with an error.', next: 'Try other arguments.' },
  'bad-arguments': {
    message: 'The arguments are no object, or are larger than 1 MiB.',
    next: 'Send what the tool’s schema asks for.',
  },
  'connection-failed': { message: 'The server could not be reached.', next: 'Call again later.' },
  'address-refused': {
    message: 'The server’s name leads to a private or loopback address.',
    next: 'The plugin is not used as it is.',
  },
  'redirect-refused': {
    message: 'The server answered with a redirect, which is never followed.',
    next: 'The plugin’s author has to declare the final address.',
  },
  'not-authorised': {
    message: 'The server did not accept the credentials.',
    next: 'Check the plugin’s settings; precedent plugins show names the file.',
  },
  'http-status': { message: 'The server answered with an HTTP error.', next: 'Call again later.' },
  'tool-changed': {
    message: 'The tool is no longer what the user granted, so it is withheld.',
    next: 'The user can see the change with precedent plugins show, and grant the plugin again.',
  },
  'tool-gone': { message: 'The server no longer has this tool.', next: 'Use another one.' },
  'tool-withheld': {
    message: 'The tool is withheld.',
    next: 'precedent plugins show says why.',
  },
  internal: {
    message: 'Precedent failed while asking the server. This is a bug.',
    next: 'Please report it.',
  },
} as const satisfies Record<string, { readonly message: string; readonly next: string }>;

export type BridgeCode = keyof typeof bridgeCodes;

/** The whole text of a refusal, as a model or a person sees it. */
export function textOfCode(code: BridgeCode): string {
  const { message, next } = bridgeCodes[code];
  return `${code}: ${message} ${next}`;
}
