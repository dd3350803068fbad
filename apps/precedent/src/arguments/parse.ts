import { parseArgs } from 'node:util';

export interface Line {
  readonly words: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly cwd?: string;
  readonly dir?: string;
}

const options = {
  json: { type: 'boolean' },
  cwd: { type: 'string' },
  dir: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/** The command line, or one sentence about what is wrong with it. */
export function parseLine(args: readonly string[]): Line | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json = false, help = false, version = false, cwd, dir } = values;
    return {
      words: positionals,
      json,
      help,
      version,
      ...(cwd === undefined ? {} : { cwd }),
      ...(dir === undefined ? {} : { dir }),
    };
  } catch (error) {
    return mistake(error);
  }
}

/** Node's own sentences name the flag; what follows them is advice about another kind of program. */
function mistake(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  const flag = /'(?<flag>-[^' ]{0,40})/u.exec(text)?.groups?.['flag'];
  if (flag === undefined) return 'The arguments cannot be read.';
  if (text.startsWith('Unknown option')) return `${flag} is not a flag.`;
  return text.includes('does not take an argument') ? `${flag} takes no value.` : `${flag} needs a value.`;
}
