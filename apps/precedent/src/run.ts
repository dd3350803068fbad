import { escapeLine } from '@precedent/core';
import { parseLine, type Line } from './arguments/parse.ts';
import { helpText } from './commands/help.ts';
import { commands, findCommand, type Command } from './commands/table.ts';
import { refuse } from './refuse.ts';
import { exitCodes, type Session } from './session.ts';

/** Runs one command line and answers the exit code. Reads and writes nothing but through `session`. */
export async function run(session: Session): Promise<number> {
  const line = parseLine(session.argv);
  if (typeof line === 'string') return refuse(session, line);
  const [word] = line.words;
  if (line.version) return version(session, line);
  if (line.help || word === 'help') {
    session.out(helpText);
    return exitCodes.fine;
  }
  if (word === undefined) {
    session.err(helpText);
    return exitCodes.usage;
  }
  const found = findCommand(line.words);
  if (found === undefined) return refuse(session, unknown(line.words));
  const { command, operands } = found;
  const wrong = misuse(command, line, operands);
  return wrong === undefined ? command.run(session, line, operands) : refuse(session, wrong);
}

/** What is wrong with the words and flags of a known command, in one sentence. */
function misuse(command: Command, line: Line, operands: readonly string[]): string | undefined {
  const name = `precedent ${command.name}`;
  const flag = line.given.find((each) => !command.flags.includes(each));
  if (flag !== undefined) return `${name} does not take --${flag}.`;
  const needed = command.operands.filter((operand) => !operand.startsWith('['));
  const isCount = operands.length >= needed.length && operands.length <= command.operands.length;
  // An empty word is a variable that was not set, and would name the current directory.
  if (isCount && !operands.includes('')) return undefined;
  return command.operands.length === 0
    ? `${name} takes no words, only flags.`
    : `${name} needs ${command.operands.join(' ')} and nothing more.`;
}

/** `precedent agent` alone has a right beginning; anything else has not. */
function unknown(words: readonly string[]): string {
  const [word = ''] = words;
  const below = commands.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name);
  if (below.length > 0) return `Say which: precedent ${below.join(', or precedent ')}.`;
  return `“${escapeLine(word.slice(0, 60))}” is not a command.`;
}

async function version(session: Session, { json }: Line): Promise<number> {
  const { name, version } = (await import('../package.json', { with: { type: 'json' } })).default;
  session.out(json ? `${JSON.stringify({ name, version })}\n` : `${version}\n`);
  return exitCodes.fine;
}
