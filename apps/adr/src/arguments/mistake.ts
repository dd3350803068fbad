import { oneLine } from '../print/escape.ts';
import { flagOptions } from './flags.ts';
import { parseArgs } from './node-util.ts';
import { nearest } from './suggest.ts';

const spellings = ['--json', '--dir', '--help', '--version', '-h', '-V'];

/** What is wrong with a line that `parseLine` refused. `help` is set when the line asks for help all the same. */
export interface Mistake {
  readonly message: string;
  readonly help: boolean;
  readonly words: readonly string[];
}

export function describeMistake(args: readonly string[]): Mistake {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: flagOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = tokens.filter((token) => token.kind === 'option');
  const messages = flags.map((token) => mistakeIn(token.name, token.rawName, token.value, token.inlineValue));
  return {
    message: messages.find((message) => message !== undefined) ?? 'The arguments cannot be read.',
    help: flags.some((token) => token.name === 'help'),
    words: positionals,
  };
}

function mistakeIn(
  name: string,
  rawName: string,
  value: string | undefined,
  inline: boolean | undefined,
): string | undefined {
  const option = Object.hasOwn(flagOptions, name) ? flagOptions[name as keyof typeof flagOptions] : undefined;
  if (option === undefined) {
    const guess = nearest(rawName, spellings);
    return `${oneLine(rawName)} is not a flag.${guess === undefined ? '' : ` Did you mean ${guess}?`}`;
  }
  if (option.type === 'boolean') return inline === true ? `--${name} takes no value.` : undefined;
  if (value === undefined) return `--${name} needs a value.`;
  if (inline !== true && value.startsWith('-'))
    return `--${name} needs a value; write --${name}=VALUE if it begins with “-”.`;
  return undefined;
}
