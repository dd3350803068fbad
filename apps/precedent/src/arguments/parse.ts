import { parseArgs } from 'node:util';

export interface Line {
  readonly words: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly cwd?: string;
  readonly dir?: string;
  /** Flags of single commands, as they were given. */
  readonly more: Readonly<{
    plugins?: boolean;
    plugin?: readonly string[];
    accept?: string;
    'max-tools'?: string;
    'max-pages'?: string;
    server?: string;
    home?: boolean;
    local?: boolean;
    remote?: boolean;
    lines?: string;
  }>;
  /** Which flags were given that not every command knows. */
  readonly flags: readonly Flag[];
}

const options = {
  json: { type: 'boolean' },
  cwd: { type: 'string' },
  dir: { type: 'string' },
  plugins: { type: 'boolean' },
  plugin: { type: 'string', multiple: true },
  accept: { type: 'string' },
  'max-tools': { type: 'string' },
  'max-pages': { type: 'string' },
  server: { type: 'string' },
  home: { type: 'boolean' },
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  lines: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

const shared: ReadonlySet<string> = new Set(['json', 'help', 'version']);

export type Flag = Exclude<keyof typeof options, 'json' | 'help' | 'version'>;

/** The command line, or one sentence about what is wrong with it. */
export function parseLine(args: readonly string[]): Line | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json = false, help = false, version = false, cwd, dir, ...more } = values;
    return {
      words: positionals,
      json,
      help,
      version,
      ...(cwd === undefined ? {} : { cwd }),
      ...(dir === undefined ? {} : { dir }),
      more,
      flags: (Object.keys(values) as (keyof typeof options)[]).filter(
        (flag): flag is Flag => !shared.has(flag),
      ),
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
