import { isOneLine } from './one-line.ts';
import { scrubLine, scrubText } from './scrub-text.ts';

/** Deeper than any report of ours, and shallow enough that nothing behind this step runs out of stack. */
const deepest = 100;
const tooDeep = '[nested too deeply]';
/** Many times the different keys of any report. What has more of them stays an object, with how many it had. */
const mostKeys = 10_000;
const tooMany = '[too many keys]';

type Plain = Record<string, unknown>;
type Scrub = typeof scrubText;

/** The keys of a report, which repeats a few of them often. */
interface Keys {
  /** Those that were seen to need no change, and how the strings under them are scrubbed. */
  readonly clean: Map<string, Scrub>;
  /** How often a key was looked at that was not among them. */
  learned: number;
}

function scrubArray(
  values: readonly unknown[],
  keys: Keys,
  depth: number,
  ofString: Scrub,
): readonly unknown[] {
  let result: unknown[] | undefined;
  for (const [index, value] of values.entries()) {
    const scrubbed = scrub(value, keys, depth, ofString);
    if (!Object.is(scrubbed, value)) result ??= [...values];
    if (result !== undefined) result[index] = scrubbed;
  }
  return result ?? values;
}

/** How strings under a key are scrubbed; undefined when the key itself needs a change. */
function learn(key: string, keys: Keys): Scrub | undefined {
  keys.learned++;
  if (scrubLine(key) !== key) return undefined;
  const ofString = scrubOf(key);
  keys.clean.set(key, ofString);
  return ofString;
}

function scrubOf(key: string): Scrub {
  return isOneLine(key) ? scrubLine : scrubText;
}

/** Keys that become equal are told apart by a number, in their order; a key that was clean keeps its name. */
function scrubKeys(keys: readonly string[], { clean }: Keys): readonly string[] {
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

function scrubObject(value: Plain, keys: Keys, depth: number): Plain {
  const own = Object.keys(value);
  if (own.length > mostKeys || (keys.learned > mostKeys && !own.every((key) => keys.clean.has(key))))
    return { [tooMany]: own.length };
  const values: unknown[] = [];
  let changed = false;
  for (const key of own) {
    const known = keys.clean.get(key) ?? learn(key, keys);
    const scrubbed = scrub(value[key], keys, depth, known ?? scrubOf(key));
    values.push(scrubbed);
    changed ||= known === undefined || !Object.is(scrubbed, value[key]);
  }
  return changed ? build(value, scrubKeys(own, keys), values) : value;
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

function scrub(value: unknown, keys: Keys, depth: number, ofString: Scrub): unknown {
  if (typeof value === 'string') return ofString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return tooDeep;
  return Array.isArray(value)
    ? scrubArray(value, keys, depth + 1, ofString)
    : scrubObject(value as Plain, keys, depth + 1);
}

/**
 * Every string and key of JSON-like data, scrubbed as `scrubText` does; keys, and names under keys that say so, stay
 * on one line. What needs no change is the same object, so the usual answer is not copied. Data nested deeper than
 * 100 levels is cut off there, and so are objects of more than 10,000 keys, and those with a new one once as many
 * different keys have been met.
 */
export function scrubValue<T>(value: T): T {
  return scrub(value, { clean: new Map(), learned: 0 }, 0, scrubText) as T;
}
