import { baseName } from './program.ts';
import type { Command } from './types.ts';

/** Stands where a program would, before a value that PowerShell prints by itself. */
export const expression = '(';

const printers = new Set(['echo', 'printf', 'print', 'write-output', 'write-host']);

/** What a command prints, where its words or its here-documents say so. */
function printed({ words, stdin }: Command): string[] {
  const [first = '', ...rest] = words;
  const name = baseName(first).toLowerCase();
  if (printers.has(name)) return [rest.join(' ').replaceAll('\\n', '\n')];
  if (first === expression) return [rest.join(' ')];
  return name === 'cat' ? stdin.map(({ text }) => text) : [];
}

/** The texts that reach a command’s standard input, as far as the command line says. */
export function standardInput(command: Command): string[] {
  return [
    ...command.stdin.map(({ text }) => text),
    ...(command.from === undefined ? [] : printed(command.from)),
  ];
}
