import { parseLine } from './arguments/parse.ts';
import type { Call } from './commands/call.ts';
import { commands, isCommand } from './commands/table.ts';
import { refuse } from './refuse.ts';
import { exitCodes, type Session } from './session.ts';

/** Runs one command line and answers the exit code. Reads and writes nothing but through `session`. */
export async function run(session: Session): Promise<number> {
  const line = parseLine(session.argv);
  if (!line.ok) return refuseLine(session, line.args);
  const [word, ...words] = line.words;
  const call: Call = { session, flags: line.flags, words };
  if (line.flags.version) return (await import('./commands/version.ts')).version(call);
  if (word === undefined) return withoutCommand(call);
  if (!isCommand(word)) return refuseCommand(session, word);
  if (line.flags.help) return help(session, [word]);
  const command = await commands[word].load();
  return command(call);
}

async function withoutCommand(call: Call): Promise<number> {
  if (call.flags.help) return help(call.session, []);
  const { overview } = await import('./commands/help.ts');
  call.session.err(overview());
  return exitCodes.usage;
}

async function help(session: Session, words: readonly string[]): Promise<number> {
  const { help } = await import('./commands/help.ts');
  return help({ session, flags: { json: false, help: true, version: false }, words });
}

async function refuseLine(session: Session, args: readonly string[]): Promise<number> {
  const { describeMistake } = await import('./arguments/mistake.ts');
  const { message, help: wanted, words } = describeMistake(args);
  const word = words[0] ?? '';
  if (wanted) return help(session, words.slice(0, 1));
  return refuse(session, message, isCommand(word) ? commands[word].synopsis : 'adr help');
}

async function refuseCommand(session: Session, word: string): Promise<number> {
  const { unknownCommand } = await import('./commands/unknown.ts');
  return unknownCommand(session, word);
}
