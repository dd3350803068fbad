import { escapeLine } from '@precedent/core';
import { parseLine, type Line } from './arguments/parse.ts';
import { commands } from './commands/table.ts';
import { helpText } from './commands/help.ts';
import { refuse } from './refuse.ts';
import { exitCodes, type Session } from './session.ts';

/** Runs one command line and answers the exit code. Reads and writes nothing but through `session`. */
export async function run(session: Session): Promise<number> {
  const line = parseLine(session.argv);
  if (typeof line === 'string') return refuse(session, line);
  const [word, ...more] = line.words;
  if (line.version) return version(session, line);
  if (line.help || word === 'help') {
    session.out(helpText);
    return exitCodes.fine;
  }
  if (word === undefined) {
    session.err(helpText);
    return exitCodes.usage;
  }
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) return refuse(session, `“${escapeLine(word.slice(0, 60))}” is not a command.`);
  const unknown = line.flags.find((flag) => !command.flags.includes(flag));
  if (unknown !== undefined) return refuse(session, `precedent ${word} knows no --${unknown}.`);
  if (more.length > command.words)
    return refuse(
      session,
      command.words === 0
        ? `precedent ${word} takes no words, only flags.`
        : `precedent ${word} takes fewer words.`,
    );
  return command.run(session, line);
}

async function version(session: Session, { json }: Line): Promise<number> {
  const { name, version } = (await import('../package.json', { with: { type: 'json' } })).default;
  session.out(json ? `${JSON.stringify({ name, version })}\n` : `${version}\n`);
  return exitCodes.fine;
}
