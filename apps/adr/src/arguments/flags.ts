/** The flags of the command line, as `node:util` parses them. */
export const flagOptions = {
  json: { type: 'boolean' },
  dir: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

export interface Flags {
  readonly json: boolean;
  readonly dir?: string;
  readonly help: boolean;
  readonly version: boolean;
}
