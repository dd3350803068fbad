import { parseBunLock } from './bun.ts';
import { parseNpmLock } from './npm.ts';
import { parsePnpmLock } from './pnpm.ts';
import { parseYarnLock } from './yarn.ts';

/** Each package of a lockfile, with the versions it holds in the order of the file. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

type Parser = (text: string) => Dependencies | undefined;

const parsers: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['package-lock.json', parseNpmLock],
  ['npm-shrinkwrap.json', parseNpmLock],
  ['pnpm-lock.yaml', parsePnpmLock],
  ['yarn.lock', parseYarnLock],
  ['bun.lock', parseBunLock],
  // The old binary form: recognised, so that the answer can say that it was not read.
  ['bun.lockb', () => undefined],
]);

/** The parser of a lockfile, by its name in whatever folder; undefined for every other file. */
export function parserFor(path: string): Parser | undefined {
  return parsers.get(path.slice(path.lastIndexOf('/') + 1));
}
