import { exitCodes } from '../session.ts';
import type { Call } from './call.ts';
import { details } from './details.ts';
import { commands, isCommand } from './table.ts';
import { unknownCommand } from './unknown.ts';

export async function help(call: Call): Promise<number> {
  const [word] = call.words;
  if (word === undefined) call.session.out(overview());
  else if (isCommand(word)) call.session.out(about(word));
  else return unknownCommand(call.session, word);
  return exitCodes.fine;
}

export function overview(): string {
  const lines = Object.values(commands).map(({ synopsis, about }) => {
    const form = synopsis.replace(/( \[--\w+(?: DIR)?\])+$/, '');
    return `  ${form.padEnd(24)}${about}`;
  });
  return `adr: a team's Architecture Decision Records, read-only

Usage:
${lines.join('\n')}

Flags:
  --json                  one JSON document on stdout
  --dir DIR               the folder of records; without it the first that exists of
                          docs/adr, doc/adr, docs/decisions, docs/architecture/decisions,
                          and what .adr-dir or .log4brains.yml names
  --                      what follows is a path, even when it begins with -
  -h, --help              help, also behind a command
  -V, --version           the version (with --json also the contract)

Exit status: 0 fine, 1 something was found (adr help COMMAND says what), 2 a wrong call or
no records, 70 a fault of adr itself.
`;
}

function about(word: keyof typeof commands): string {
  const { synopsis, about } = commands[word];
  return `Usage: ${synopsis}\n\n${about[0]?.toUpperCase()}${about.slice(1)}.\n\n${details[word]}\n`;
}
