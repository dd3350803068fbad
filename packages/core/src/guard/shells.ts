import { isAdr } from './program.ts';
import type { Run } from './run.ts';

const posix = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'mksh', 'rbash', 'fish']);
/** They run what they are given later, and take it from nowhere else. */
const schedulers = new Set(['at', 'batch']);

/** `sh` and its like: `-c script`, a file, or a script from standard input. */
function readPosix(words: readonly string[], first: number): Run | number {
  let takesScript = false;
  let at = first;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '-' || word === '-s' || word === '/dev/stdin') return { kind: 'stdin', shell: 'sh' };
    if (word.startsWith('--command=')) return { kind: 'scripts', texts: [word.slice(10)], shell: 'sh' };
    if (!/^[-+]./.test(word)) break;
    if (word === '--command' || (/^-\w+$/.test(word) && word.includes('c'))) takesScript = true;
    if (/^(?:[-+]\w*[oO]|--rcfile|--init-file)$/.test(word)) at++;
  }
  if (takesScript) return { kind: 'scripts', texts: [words[at] ?? ''], shell: 'sh' };
  if (at >= words.length) return { kind: 'stdin', shell: 'sh' };
  // A script by its path: `sh ./node_modules/.bin/adr new`.
  return /[\\/]/.test(words[at] ?? '') && isAdr(words[at] ?? '') ? at : { kind: 'other' };
}

function readPowerShellCall(words: readonly string[], first: number): Run | number {
  let at = first;
  for (; at < words.length; at++) {
    const word = (words[at] ?? '').toLowerCase();
    if (word === '-') return { kind: 'stdin', shell: 'powershell' };
    if (!word.startsWith('-')) break;
    if (word === '-file' || word === '-f') return at + 1;
    if (/^-e(?:x|p|xecutionpolicy)$|^-(?:wd|workingdirectory|version|outputformat)$/.test(word)) at++;
  }
  if (at >= words.length) return { kind: 'stdin', shell: 'powershell' };
  return { kind: 'scripts', texts: [words.slice(at).join(' ')], shell: 'powershell' };
}

function readCmd(words: readonly string[]): Run {
  const at = words.findIndex((word) => /^\/[ck]$/i.test(word));
  if (at === -1) return { kind: 'stdin', shell: 'powershell' };
  // Its quotes, operators and backslashes are read as PowerShell’s are.
  return { kind: 'scripts', texts: [words.slice(at + 1).join(' ')], shell: 'powershell' };
}

/**
 * What a shell that is called with the words from `first` on would run: also where a command begins that it starts.
 * Undefined for a program that is no shell.
 */
export function readShellCall(
  name: string,
  words: readonly string[],
  first: number,
): Run | number | undefined {
  if (posix.has(name)) return readPosix(words, first);
  if (name === 'pwsh' || name === 'powershell') return readPowerShellCall(words, first);
  if (name === 'cmd') return readCmd(words);
  return schedulers.has(name) ? { kind: 'stdin', shell: 'sh' } : undefined;
}
