import type { Command } from '../../src/guard/types.ts';

/**
 * Commands as one text each: words joined by `·`, then what they read from standard input (`<«text»`, `<~«text»`
 * where substitutions in it run), then the number of the command that is piped into them (`←0`).
 */
export function shown(commands: readonly Command[]): string[] {
  return commands.map(({ words, stdin, from }) =>
    [
      words.join('·'),
      ...stdin.map(({ text, live }) => `<${live ? '~' : ''}«${text}»`),
      ...(from === undefined ? [] : [`←${commands.indexOf(from)}`]),
    ].join(' '),
  );
}
