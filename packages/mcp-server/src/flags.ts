import { parseArgs } from 'node:util';

export type Flags =
  /** `cwd` as it was given, undefined when it was not. */
  | { readonly kind: 'serve'; readonly cwd: string | undefined }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'mistake'; readonly sentence: string };

/** Reads the command line of the server. A mistake is told without repeating what was typed. */
export function readFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cwd: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'V' },
      },
    });
    if (values.help) return { kind: 'help' };
    if (values.version) return { kind: 'version' };
    return { kind: 'serve', cwd: values.cwd };
  } catch {
    const sentence =
      'precedent-mcp takes --cwd DIR, --help and --version, and nothing else. Correct the arguments in the host’s configuration.';
    return { kind: 'mistake', sentence };
  }
}
