import { isUtf8 } from 'node:buffer';

export interface Names {
  /** Sorted by code unit, each once. */
  readonly paths: readonly string[];
  readonly nonUtf8: number;
  /** Names such as `../x`, which no work tree holds; a forged index or tree can. */
  readonly impossible: number;
}

/** Puts several listings together. */
export function uniteNames(listings: readonly (readonly Buffer[])[]): Names {
  // As Latin-1 every byte is one character, so that two names are equal exactly when their bytes are.
  const unique = new Set(
    listings.flatMap((names) => names.map((name) => withoutSlash(name.toString('latin1')))),
  );
  const paths: string[] = [];
  let nonUtf8 = 0;
  let impossible = 0;
  for (const name of unique) {
    const bytes = Buffer.from(name, 'latin1');
    if (!isPossible(name)) impossible += 1;
    else if (isUtf8(bytes)) paths.push(bytes.toString());
    else nonUtf8 += 1;
  }
  return { paths: paths.sort(), nonUtf8, impossible };
}

/** Whether a name from git stays below the root: no part is empty or `.`, or `..` under either separator. */
export function isPossible(name: string): boolean {
  const below = name.split('/').every((part) => part !== '' && part !== '.');
  return below && !/(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(name);
}

/** An untracked repository inside this one is listed as a folder. */
function withoutSlash(name: string): string {
  return name.endsWith('/') ? name.slice(0, -1) : name;
}
