/** A program that starts another one: how to find that one among its words. Lists are words with blanks between. */
export interface Wrapper {
  /** Options whose value is the next word. */
  readonly valued?: string;
  /** Options whose value is a script. */
  readonly script?: string;
  /** The script options may also come behind other words. */
  readonly anywhere?: boolean;
  /** Options with which nothing is started. */
  readonly idle?: string;
  /** Words of its own before the command. */
  readonly operands?: number;
  readonly subcommands?: Readonly<Record<string, Wrapper>>;
  /** Without one of the subcommands nothing is started. */
  readonly strict?: boolean;
  readonly rest?: Rest;
}

/**
 * What the words behind all that are: a command (the default); text that a shell reads, as a whole, word by word, or
 * behind the `=` of each; a command that begins behind `-c`, or behind `--`.
 */
type Rest = 'script' | 'each-script' | 'definitions' | 'behind-c' | 'behind-dashes';

function lists(list: string | undefined, word: string): boolean {
  return list !== undefined && ` ${list} `.includes(` ${word} `);
}

interface Options {
  /** The first word behind them. */
  readonly at: number;
  readonly scripts: readonly string[];
  readonly idle: boolean;
}

/** Steps over a wrapper’s options and the `--` behind them, and keeps the scripts among their values. */
export function readOptions(words: readonly string[], from: number, wrapper: Wrapper): Options {
  const scripts: string[] = [];
  let idle = false;
  let at = from;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith('-') && wrapper.anywhere !== true) break;
    const equals = word.indexOf('=');
    if (equals !== -1 && lists(wrapper.script, word.slice(0, equals))) scripts.push(word.slice(equals + 1));
    else if (lists(wrapper.script, word)) scripts.push(words[++at] ?? '');
    // `-S'adr new'`: what holds a blank is no cluster of flags.
    else if (word.includes(' ') && lists(wrapper.script, word.slice(0, 2))) scripts.push(word.slice(2));
    else if (lists(wrapper.valued, word)) at++;
    idle ||= lists(wrapper.idle, word);
  }
  return { at, scripts, idle };
}

/** A table's own entry: no word reaches what every object inherits. */
export function lookUp(
  table: Readonly<Record<string, Wrapper>> | undefined,
  name: string,
): Wrapper | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
