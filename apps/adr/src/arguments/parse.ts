import { flagOptions, type Flags } from './flags.ts';
import { parseArgs } from './node-util.ts';

/** A command line as read: the flags, and the words that are none, the command first. */
export type ParsedLine =
  | { readonly ok: true; readonly flags: Flags; readonly words: readonly string[] }
  | { readonly ok: false; readonly args: readonly string[] };

/**
 * Reads the arguments strictly: flags may stand before or after words, a repeated flag keeps the last value, and
 * nothing after `--` is a flag. What is wrong with a refused line is found by `describeMistake`, off the hot path.
 */
export function parseLine(args: readonly string[]): ParsedLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: flagOptions,
      strict: true,
      allowPositionals: true,
    });
    const flags: Flags = {
      json: values.json ?? false,
      help: values.help ?? false,
      version: values.version ?? false,
      ...(values.dir === undefined ? {} : { dir: values.dir }),
    };
    return { ok: true, flags, words: positionals };
  } catch {
    return { ok: false, args };
  }
}
