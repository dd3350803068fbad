import { baseName, isAdr } from './program.ts';
import type { Run } from './run.ts';
import { readShellCall } from './shells.ts';
import type { Shell } from './types.ts';
import { isAssignment } from './variables.ts';
import { lookUp, readOptions, type Wrapper } from './wrapper.ts';
import { windowsWrappers, wrappers } from './wrappers.ts';

// Words that stand before a command and start nothing.
const leading = new Set([
  'if',
  'then',
  'elif',
  'else',
  'while',
  'until',
  'do',
  '!',
  '{',
  'coproc',
  'return',
  '-not',
]);
const perFile = new Set(['-exec', '-execdir', '-ok', '-okdir', '-x', '--exec', '-X', '--exec-batch']);
const finders = new Set(['find', 'gfind', 'fd', 'fdfind']);

/** Behind assignments, keywords, `$x =` and casts. */
function skipLeading(words: readonly string[], from: number, shell: Shell): number {
  let at = from;
  for (;;) {
    const word = words[at];
    if (word === undefined) return at;
    if (word === 'function') at += 2;
    else if (leading.has(word) || isAssignment(word)) at++;
    else if (shell === 'powershell' && words[at + 1] === '=') at += 2;
    else if (shell === 'powershell' && (word === '.' || word === '&' || /^\[[\w.]+\]$/.test(word))) at++;
    else return at;
  }
}

/** The commands that `find` and `fd` start for what they find. */
function splitFinder(words: readonly string[], first: number): Run {
  const commands: string[][] = [];
  for (let at = first; at < words.length; at++) {
    const word = words[at] ?? '';
    if (perFile.has(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return { kind: 'commands', commands };
}

/** The words from `at`, behind a wrapper’s options at `from`: where the command begins, or what else they are. */
function readRest(
  words: readonly string[],
  from: number,
  at: number,
  wrapper: Wrapper,
  shell: Shell,
): Run | number {
  switch (wrapper.rest) {
    case 'script':
      // PowerShell: `"…" | Invoke-Expression`.
      if (at === words.length) return { kind: 'stdin', shell };
      return {
        kind: 'scripts',
        texts: [spoken(words.slice(words[at] === '--' ? at + 1 : at), shell).join(' ')],
        shell,
      };
    case 'each-script':
      return { kind: 'scripts', texts: words.slice(at), shell };
    case 'definitions':
      return {
        kind: 'scripts',
        texts: words.slice(at).map((word) => word.slice(word.indexOf('=') + 1)),
        shell,
      };
    case 'behind-c': {
      const option = words.findIndex(
        (word, index) => index >= from && (word === '-c' || word === '--command'),
      );
      return option === -1 ? { kind: 'other' } : option + 1;
    }
    case 'behind-dashes': {
      const dashes = words.indexOf('--', at);
      return dashes === -1 ? at : dashes + 1;
    }
    default:
      return at;
  }
}

/** PowerShell names the parts of a call: `Start-Process adr -ArgumentList new`. */
function spoken(words: readonly string[], shell: Shell): readonly string[] {
  return shell === 'powershell' ? words.filter((word) => !word.startsWith('-')) : words;
}

/** Takes one wrapper off: where the next command begins, or what the wrapper runs otherwise. */
function takeOff(words: readonly string[], first: number, outer: Wrapper, shell: Shell): Run | number {
  let wrapper = outer;
  let from = first;
  let at = first;
  for (;;) {
    const options = readOptions(words, at, wrapper);
    if (options.idle) return { kind: 'other' };
    if (options.scripts.length > 0) return { kind: 'scripts', texts: options.scripts, shell: 'sh' };
    at = options.at + (wrapper.operands ?? 0);
    const subcommand = lookUp(wrapper.subcommands, words[at] ?? '');
    if (subcommand === undefined) break;
    wrapper = subcommand;
    at++;
    from = at;
  }
  if (wrapper.strict === true) return { kind: 'other' };
  const { scripts } = readOptions(words, at, wrapper);
  if (scripts.length > 0) return { kind: 'scripts', texts: scripts, shell: 'sh' };
  return readRest(words, from, at, wrapper, shell);
}

// More than anybody nests, and few enough that looking ahead from each costs no more than the text is long.
const mostWrappers = 50;

/** What a command’s words come to: wrappers are taken off until a program is left that is none. */
export function unwrap(words: readonly string[], shell: Shell): Run {
  let at = 0;
  for (let taken = 0; taken < mostWrappers; taken++) {
    at = skipLeading(words, at, shell);
    const word = shell === 'powershell' ? words[at]?.toLowerCase() : words[at];
    if (word === undefined) return { kind: 'other' };
    if (isAdr(word)) return { kind: 'adr', first: at + 1 };
    const name = baseName(word);
    if (finders.has(name)) return splitFinder(words, at + 1);
    const call = readShellCall(name, words, at + 1);
    if (typeof call === 'object') return call;
    if (typeof call === 'number') {
      at = call;
      continue;
    }
    const wrapper =
      lookUp(wrappers, name) ?? (shell === 'powershell' ? lookUp(windowsWrappers, name) : undefined);
    if (wrapper === undefined) return { kind: 'other' };
    const next = takeOff(words, at + 1, wrapper, shell);
    if (typeof next !== 'number') return next;
    at = next;
  }
  return { kind: 'other' };
}
