import type { Call } from './call.ts';

export type CommandName = 'check' | 'explain' | 'lint' | 'list' | 'show' | 'scope' | 'help';

export interface Command {
  readonly synopsis: string;
  readonly about: string;
  /** Each command is a chunk of its own, so that a call loads only what it runs. */
  readonly load: () => Promise<(call: Call) => Promise<number>>;
}

export const commands: Readonly<Record<CommandName, Command>> = {
  check: {
    synopsis: 'adr check [FILES...] [--json] [--dir DIR]',
    about: 'which decisions govern these files',
    load: async () => (await import('./check.ts')).check,
  },
  explain: {
    synopsis: 'adr explain PATH [--json] [--dir DIR]',
    about: 'which decisions govern one path, and why',
    load: async () => (await import('./explain.ts')).explain,
  },
  lint: {
    synopsis: 'adr lint [FILES...] [--json] [--dir DIR]',
    about: 'what is wrong with the records',
    load: async () => (await import('./lint.ts')).lint,
  },
  list: {
    synopsis: 'adr list [--json] [--dir DIR]',
    about: 'every record, live ones first',
    load: async () => (await import('./list.ts')).list,
  },
  show: {
    synopsis: 'adr show ID|PATH [--json] [--dir DIR]',
    about: 'one record, whole',
    load: async () => (await import('./show.ts')).show,
  },
  scope: {
    synopsis: 'adr scope suggest [--json] [--dir DIR]',
    about: 'draft which files each record governs',
    load: async () => (await import('./scope.ts')).scope,
  },
  help: {
    synopsis: 'adr help [COMMAND]',
    about: 'this text, or more about one command',
    load: async () => (await import('./help.ts')).help,
  },
};

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
