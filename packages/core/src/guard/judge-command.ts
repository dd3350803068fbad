import { standardInput } from './piped.ts';
import { readPowerShell } from './powershell/read.ts';
import { readSh } from './sh/read.ts';
import type { Command, Shell, Verdict } from './types.ts';
import { unwrap } from './unwrap.ts';
import { writesRecords } from './writes-records.ts';

/** Scripts within scripts that are followed: `-c`, `eval`, here-documents. Substitutions cost no depth. */
const deepest = 3;

function scriptWrites(text: string, shell: Shell, depth: number, live = false): boolean {
  if (depth > deepest) return false;
  const commands = shell === 'sh' ? readSh(text, live) : readPowerShell(text, live);
  return commands.some((command) => commandWrites(command, shell, depth));
}

function commandWrites(command: Command, shell: Shell, depth: number): boolean {
  if (command.stdin.some(({ text, live }) => live && scriptWrites(text, shell, depth + 1, true))) return true;
  const pending = [command.words];
  for (const words of pending) {
    const run = unwrap(words, shell);
    switch (run.kind) {
      case 'adr':
        if (writesRecords(words, run.first)) return true;
        break;
      case 'scripts':
        if (run.texts.some((text) => scriptWrites(text, run.shell, depth + 1))) return true;
        break;
      case 'stdin':
        if (standardInput(command).some((text) => scriptWrites(text, run.shell, depth + 1))) return true;
        break;
      case 'commands':
        for (const words of run.commands) pending.push(words);
        break;
      case 'other':
    }
  }
  return false;
}

/**
 * Whether a command line that an agent is about to run would write a decision record through an `adr` program, so
 * that a person should be asked first. It catches honest use in whatever wrapping, not evasion: a script file, an
 * encoded command or a name put together at run time passes. Any text has a verdict; time is linear in its length.
 */
export function judgeCommand(command: string, shell: Shell): Verdict {
  return scriptWrites(command, shell, 0) ? 'ask' : 'pass';
}
