/** A package matcher's `name` or `name@range`. */
export interface PackagePattern {
  readonly name: string;
  readonly range?: string;
}

const identifier = String.raw`[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*`;
const part = String.raw`(?:[xX*]|0|[1-9]\d{0,15})`;
const bare = String.raw`${part}(?:\.${part}(?:\.${part}(?:-${identifier})?)?)?(?:\+${identifier})?`;
const version = String.raw`[v=\s]*${bare}`;
const comparator = String.raw`(?:(?:[<>]?=?|~>?|\^)\s*${version})`;
const hyphen = new RegExp(String.raw`^v?${bare}\s+-\s+v?${bare}$`);
const comparators = new RegExp(String.raw`^${comparator}(?:\s+${comparator})*$`);

/** Splits at the last `@`. Undefined when the name is missing or what follows is no version range. */
export function parsePackagePattern(pattern: string): PackagePattern | undefined {
  const trimmed = pattern.trim();
  const at = trimmed.lastIndexOf('@');
  if (trimmed === '') return undefined;
  if (at <= 0) return { name: trimmed };
  const range = trimmed.slice(at + 1).trim();
  return isRange(range) ? { name: trimmed.slice(0, at), range } : undefined;
}

/** The form of a range, judged here so that a record with none to resolve never loads `semver`. */
function isRange(range: string): boolean {
  if (range === '' || range.length > 256) return false;
  return range.split('||').every((part) => {
    // Runs of spaces would let the expressions below split them in many ways.
    const trimmed = part.trim().replace(/\s+/g, ' ');
    return trimmed === '' || hyphen.test(trimmed) || comparators.test(trimmed);
  });
}
