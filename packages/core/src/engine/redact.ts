import { removeSecrets } from './secrets.ts';
import type { Environment } from './types.ts';

/** What a message may not repeat, and the one place it may name. */
export interface Private {
  /** Paths below it are shown relative to it. */
  readonly root: string;
  /** What the program was given. */
  readonly childEnv: Environment;
  /** Our own, which a program can read elsewhere. */
  readonly env: Environment;
}

const aPath = '[path]';
const aValue = '[environment]';

const quoted = /(?<quote>["'`])(?:\/|[A-Za-z]:[\\/]|\\\\)[^"'`\n]{1,4096}\k<quote>/gu;
const fileUrl = /\bfile:\/\/[^\s'"`<>|]+/gu;
const unquoted = /(?<![\w.~/\\])(?:\/(?!\/)|(?<!:)\/\/|[A-Za-z]:[\\/]|\\\\)[^\s'"`<>|)\]},;]+/gu;

/** Takes out of a foreign program's words the machine's paths, what looks like a secret, and environment values. */
export function redact(text: string, { root, childEnv, env }: Private): string {
  const values = privateValues(childEnv, env);
  const isPath = (value: string): boolean => /^(?:[/\\]|[A-Za-z]:)/u.test(value);
  const relative = fromRoot(text, root);
  const plain = remove(
    relative,
    values.filter((value) => !isPath(value)),
  );
  const clean = removeSecrets(plain)
    .replace(quoted, `$<quote>${aPath}$<quote>`)
    .replace(fileUrl, aPath)
    .replace(unquoted, aPath);
  return remove(clean, values.filter(isPath));
}

/** `/repo/docs/adr` becomes `docs/adr`: it is what the reader knows, and says nothing of the machine. */
function fromRoot(text: string, root: string): string {
  const written = root.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const start = String.raw`(?<![\w./\\-])${written}`;
  const below = new RegExp(String.raw`${start}[/\\]+(?=[^\s/\\"'\x60])`, 'gu');
  const itself = new RegExp(String.raw`${start}[/\\]*(?=$|[\s"'\x60,;:)])`, 'gu');
  return text.replace(below, '').replace(itself, '.');
}

/**
 * Longest first, so that no rest of a value is left. Short ones are words that any message may hold; `ADRKIT_DIR` is
 * the corpus, which every answer names.
 */
function privateValues(childEnv: Environment, env: Environment): string[] {
  const given = Object.values(childEnv).filter((value) => value !== undefined && value.length >= 4);
  const own = Object.entries(env).filter(
    ([name, value]) => name !== 'ADRKIT_DIR' && (value?.length ?? 0) >= 8,
  );
  const values = new Set([...given, ...own.map(([, value]) => value)].filter((value) => value !== undefined));
  return [...values].sort((a, b) => b.length - a.length);
}

function remove(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, () => aValue), text);
}
