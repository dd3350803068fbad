import { scrubText } from './scrub-text.ts';

/** Deeper than any report of ours, and shallow enough that nothing behind this step runs out of stack. */
const deepest = 100;
const tooDeep = '[nested too deeply]';

type Plain = Record<string, unknown>;

/** Keys that were seen to need no change; a report repeats a few of them thousands of times. */
type CleanKeys = Set<string>;

function scrubArray(values: readonly unknown[], clean: CleanKeys, depth: number): readonly unknown[] {
  let result: unknown[] | undefined;
  for (const [index, value] of values.entries()) {
    const scrubbed = scrub(value, clean, depth);
    if (!Object.is(scrubbed, value)) result ??= [...values];
    if (result !== undefined) result[index] = scrubbed;
  }
  return result ?? values;
}

function isClean(key: string, clean: CleanKeys): boolean {
  if (clean.has(key)) return true;
  if (scrubText(key) !== key) return false;
  clean.add(key);
  return true;
}

/** Keys that become equal are told apart by a number, in their order; a key that was clean keeps its name. */
function scrubKeys(keys: readonly string[], clean: CleanKeys): readonly string[] {
  const taken = new Set(keys.filter((key) => isClean(key, clean)));
  const lastNumber = new Map<string, number>();
  return keys.map((key) => {
    if (clean.has(key)) return key;
    const scrubbed = scrubText(key);
    let number = lastNumber.get(scrubbed) ?? 1;
    let free = number === 1 ? scrubbed : `${scrubbed} (${number})`;
    while (taken.has(free)) free = `${scrubbed} (${++number})`;
    lastNumber.set(scrubbed, number);
    taken.add(free);
    return free;
  });
}

function scrubObject(value: Plain, clean: CleanKeys, depth: number): Plain {
  const keys = Object.keys(value);
  const values: unknown[] = [];
  let changed = false;
  for (const key of keys) {
    const scrubbed = scrub(value[key], clean, depth);
    values.push(scrubbed);
    changed ||= !Object.is(scrubbed, value[key]) || !isClean(key, clean);
  }
  return changed ? build(value, scrubKeys(keys, clean), values) : value;
}

function build(original: Plain, keys: readonly string[], values: readonly unknown[]): Plain {
  const result: Plain = Object.getPrototypeOf(original) === null ? (Object.create(null) as Plain) : {};
  for (const [index, key] of keys.entries()) {
    const property = { value: values[index], enumerable: true, writable: true, configurable: true };
    // Defined, not assigned: a key named __proto__ is data here.
    Object.defineProperty(result, key, property);
  }
  return result;
}

function scrub(value: unknown, clean: CleanKeys, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return tooDeep;
  return Array.isArray(value)
    ? scrubArray(value, clean, depth + 1)
    : scrubObject(value as Plain, clean, depth + 1);
}

/**
 * Every string and key of JSON-like data, scrubbed as `scrubText` does. What needs no change is the same object, so
 * the usual answer is not copied. Data nested deeper than 100 levels is cut off there.
 */
export function scrubValue<T>(value: T): T {
  return scrub(value, new Set(), 0) as T;
}
