import type { Command, Stdin } from './types.ts';
import { rememberAssignments, type Variables } from './variables.ts';

/** Where the word that is being read belongs. */
type Place = 'word' | 'nowhere' | 'stdin' | 'delimiter';

interface CommandDraft {
  words: string[];
  stdin: Stdin[];
  from: Command | undefined;
}

/** One level of nesting: a script inside `$(…)`, `(…)`, `{…}` or backticks, and the word around it. */
interface Frame {
  /** The character that ends it; empty for the script itself. */
  readonly close: string;
  /** Its result becomes part of the word around it. */
  readonly substitution: boolean;
  command: CommandDraft;
  word: string | undefined;
  quoted: boolean;
  /** Inside double quotes, where blanks and operators are text. */
  double: boolean;
  place: Place;
  last: Command | undefined;
}

export interface HereDocument {
  readonly owner: CommandDraft;
  readonly delimiter: string;
  readonly live: boolean;
}

/** A script as read so far. Nesting lies on a list, not on the stack, so that no depth of it can end the reading. */
export interface Draft {
  readonly commands: Command[];
  readonly frames: Frame[];
  readonly variables: Variables;
  /** Announced by `<<`, to be read behind the next line end. */
  readonly hereDocuments: HereDocument[];
  frame: Frame;
}

const emptyCommand = (from?: Command): CommandDraft => ({ words: [], stdin: [], from });

function newFrame(close: string, substitution: boolean): Frame {
  return {
    close,
    substitution,
    command: emptyCommand(),
    word: undefined,
    quoted: false,
    double: false,
    place: 'word',
    last: undefined,
  };
}

export function newDraft(variables: Variables): Draft {
  const frame = newFrame('', false);
  return { commands: [], frames: [frame], variables, hereDocuments: [], frame };
}

/** Adds to the word that is being read, and starts one if need be. */
export function append(draft: Draft, text: string): void {
  draft.frame.word = (draft.frame.word ?? '') + text;
}

/** As `append`, for text that was quoted or escaped. */
export function appendQuoted(draft: Draft, text: string): void {
  append(draft, text);
  draft.frame.quoted = true;
}

export function endWord(draft: Draft): void {
  const { frame } = draft;
  const { word, command, place, quoted } = frame;
  if (word === undefined) return;
  if (place === 'word') command.words.push(word);
  if (place === 'stdin') command.stdin.push({ text: word, live: false });
  if (place === 'delimiter') {
    draft.hereDocuments.push({ owner: command, delimiter: word, live: !quoted });
  }
  frame.word = undefined;
  frame.quoted = false;
  frame.place = 'word';
}

/** Ends the command that is being read, if there is one; `piped` makes it the source of the next. */
export function endCommand(draft: Draft, piped = false): void {
  endWord(draft);
  const { frame } = draft;
  const { command } = frame;
  frame.place = 'word';
  if (command.words.length === 0 && command.stdin.length === 0) {
    // `cmd |` and a line end: the pipe goes on.
    if (!piped) return;
  }
  rememberAssignments(draft.variables, command.words);
  draft.commands.push(command);
  frame.last = command;
  frame.command = emptyCommand(piped ? command : undefined);
}

export function openFrame(draft: Draft, close: string, substitution: boolean): void {
  if (substitution) append(draft, '');
  else endCommand(draft);
  draft.frame = newFrame(close, substitution);
  draft.frames.push(draft.frame);
}

const tellsAPath = new Set(['which', 'command', 'type', 'whence', 'where', 'gcm', 'get-command']);

/** Ends the innermost level if `close` is its end; true if it was. */
export function closeFrame(draft: Draft, close: string): boolean {
  const { frame } = draft;
  if (frame.close !== close) return false;
  endCommand(draft);
  draft.frames.pop();
  draft.frame = draft.frames.at(-1) ?? frame;
  // `$(which adr) new` runs adr.
  const words = frame.last?.words ?? [];
  if (frame.substitution && tellsAPath.has((words[0] ?? '').toLowerCase())) append(draft, words.at(-1) ?? '');
  return true;
}

/** The commands in the order in which they end. What was left open at the end of the text ends there. */
export function finish(draft: Draft): Command[] {
  while (draft.frames.length > 1) closeFrame(draft, draft.frame.close);
  endCommand(draft);
  return draft.commands;
}
