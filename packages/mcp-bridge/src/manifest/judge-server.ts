import { isRooted } from '@precedent/core';
import { checkUrl, urlRules } from '../http/check-url.ts';
import { quote } from '../text/quote.ts';
import { envName, mayDeclare } from './env-names.ts';
import { headerName, headerValue, mayDeclareHeader } from './header-names.ts';
import { problem, type ManifestProblem, type Steps } from './problem.ts';
import type { DeclaredValue, HttpServer, ServerDeclaration, StdioServer } from './schema.ts';

const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u;

/** What the schema cannot say of one server: names that may not be set, where a command lies, where an address leads. */
export function judgeServer(server: ServerDeclaration, at: Steps): ManifestProblem[] {
  return server.transport === 'stdio' ? judgeStdio(server, at) : judgeHttp(server, at);
}

function judgeStdio({ command, args = [], env = {} }: StdioServer, at: Steps): ManifestProblem[] {
  const found: ManifestProblem[] = [];
  const mistake = commandMistake(command);
  if (mistake !== undefined) found.push(problem([...at, 'command'], `command ${mistake}`));
  for (const [index, arg] of args.entries()) {
    if (unfit(arg)) found.push(problem([...at, 'args', index], 'an argument has a NUL or half a character.'));
  }
  for (const [name, value] of Object.entries(env)) {
    const place = [...at, 'env', name];
    if (!envName.test(name)) found.push(problem(place, `${quote(name)} is no name of a variable.`));
    else if (!mayDeclare(name)) found.push(problem(place, `${quote(name)} cannot be set by a plugin.`));
    if (typeof value === 'string' && unfit(value))
      found.push(problem(place, 'the value has a NUL or half a character.'));
  }
  return [...found, ...sameName(env, [...at, 'env'])];
}

/** One sentence, or undefined. Whether a path inside the folder is there is asked when it is started. */
function commandMistake(command: string): string | undefined {
  if (controls.test(command) || unfit(command)) return 'has a control character.';
  if (isRooted(command))
    return 'is absolute; use a bare name found on PATH, or a path inside the plugin’s folder.';
  const segments = command.split(/[/\\]/u);
  if (segments.includes('..')) return 'leaves the plugin’s folder with “..”.';
  if (command === '.' || command.startsWith('-') || command.trim() !== command)
    return 'is no name of a program.';
  return undefined;
}

function judgeHttp({ url, headers = {} }: HttpServer, at: Steps): ManifestProblem[] {
  const found: ManifestProblem[] = [];
  const checked = checkUrl(url);
  if (!checked.ok) found.push(problem([...at, 'url'], `url ${urlRules[checked.rule]}`));
  for (const [name, value] of Object.entries(headers)) {
    const place = [...at, 'headers', name];
    if (!headerName.test(name)) found.push(problem(place, `${quote(name)} is no name of a header.`));
    else if (!mayDeclareHeader(name)) found.push(problem(place, `${quote(name)} cannot be set by a plugin.`));
    if (typeof value === 'string' && !headerValue.test(value))
      found.push(problem(place, 'the value has a line break or a character that is not printable ASCII.'));
  }
  return [...found, ...sameName(headers, [...at, 'headers'])];
}

/** Neither headers nor Windows' variables have case: of two spellings nobody could say which one counts. */
function sameName(values: Readonly<Record<string, DeclaredValue>>, at: Steps): ManifestProblem[] {
  const seen = new Set<string>();
  return Object.keys(values).flatMap((name) => {
    const lower = name.toLowerCase();
    if (!seen.has(lower)) {
      seen.add(lower);
      return [];
    }
    return [problem([...at, name], `${quote(name)} is there twice, in two spellings.`)];
  });
}

function unfit(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}
