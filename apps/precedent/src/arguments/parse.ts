import { parseArgs } from 'node:util';

const options = {
  json: { type: 'boolean' },
  live: { type: 'boolean' },
  cwd: { type: 'string' },
  dir: { type: 'string' },
  prompt: { type: 'string' },
  resume: { type: 'string' },
  copilot: { type: 'string' },
  plugins: { type: 'boolean' },
  plugin: { type: 'string', multiple: true },
  accept: { type: 'string' },
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  home: { type: 'boolean' },
  server: { type: 'string' },
  'max-tools': { type: 'string' },
  'max-pages': { type: 'string' },
  lines: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

export type Flag = keyof typeof options;

/** A command line taken apart: its words, and the flags that were given. */
export interface Line {
  readonly words: readonly string[];
  readonly given: readonly Flag[];
  readonly json: boolean;
  readonly live: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly cwd?: string;
  readonly dir?: string;
  readonly prompt?: string;
  readonly resume?: string;
  readonly copilot?: string;
  readonly plugins?: boolean;
  readonly plugin?: readonly string[];
  readonly accept?: string;
  readonly local?: boolean;
  readonly remote?: boolean;
  readonly home?: boolean;
  readonly server?: string;
  readonly 'max-tools'?: string;
  readonly 'max-pages'?: string;
  readonly lines?: string;
}

/** The command line, or one sentence about what is wrong with it. */
export function parseLine(args: readonly string[]): Line | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return {
      json: false,
      live: false,
      help: false,
      version: false,
      ...values,
      words: positionals,
      given: Object.keys(values) as Flag[],
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
