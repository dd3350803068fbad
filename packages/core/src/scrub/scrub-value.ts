import { isOneLine } from './one-line.ts';
import { scrubLine, scrubText } from './scrub-text.ts';

/** Deeper than any report of ours, and shallow enough that nothing behind this step runs out of stack. */
const deepest = 100;
const tooDeep = '[nested too deeply]';

type Plain = Record<string, unknown>;

/** Keys that were seen to need no change, and how their strings are scrubbed; a report repeats a few of them often. */
type CleanKeys = Map<string, Scrub>;
type Scrub = typeof scrubText;

function scrubArray(
  values: readonly unknown[],
  clean: CleanKeys,
  depth: number,
  ofString: Scrub,
): readonly unknown[] {
  let result: unknown[] | undefined;
  for (const [index, value] of values.entries()) {
    const scrubbed = scrub(value, clean, depth, ofString);
    if (!Object.is(scrubbed, value)) result ??= [...values];
    if (result !== undefined) result[index] = scrubbed;
  }
  return result ?? values;
}

/** How strings under a key are scrubbed; undefined when the key itself needs a change. */
function learn(key: string, clean: CleanKeys): Scrub | undefined {
  if (scrubLine(key) !== key) return undefined;
  const ofString = scrubOf(key);
  clean.set(key, ofString);
  return ofString;
}

function scrubOf(key: string): Scrub {
  return isOneLine(key) ? scrubLine : scrubText;
}

/** Keys that become equal are told apart by a number, in their order; a key that was clean keeps its name. */
function scrubKeys(keys: readonly string[], clean: CleanKeys): readonly string[] {
  const taken = new Set(keys.filter((key) => clean.has(key)));
  const lastNumber = new Map<string, number>();
  return keys.map((key) => {
    if (clean.has(key)) return key;
    const scrubbed = scrubLine(key);
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
    const known = clean.get(key) ?? learn(key, clean);
    const scrubbed = scrub(value[key], clean, depth, known ?? scrubOf(key));
    values.push(scrubbed);
    changed ||= known === undefined || !Object.is(scrubbed, value[key]);
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

function scrub(value: unknown, clean: CleanKeys, depth: number, ofString: Scrub): unknown {
  if (typeof value === 'string') return ofString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return tooDeep;
  return Array.isArray(value)
    ? scrubArray(value, clean, depth + 1, ofString)
    : scrubObject(value as Plain, clean, depth + 1);
}

/**
 * Every string and key of JSON-like data, scrubbed as `scrubText` does; keys, and names under keys that say so, stay
 * on one line. What needs no change is the same object, so the usual answer is not copied. Data nested deeper than
 * 100 levels is cut off there.
 */
export function scrubValue<T>(value: T): T {
  return scrub(value, new Map(), 0, scrubText) as T;
}
