import { scrubText } from './scrub-text.ts';

/** Deeper than any report of ours, and shallow enough that nothing behind this step runs out of stack. */
const deepest = 100;
const tooDeep = '[nested too deeply]';

type Plain = Record<string, unknown>;

function scrubArray(values: readonly unknown[], depth: number): readonly unknown[] {
  const scrubbed = Array.from(values, (value) => scrub(value, depth));
  return scrubbed.every((value, index) => Object.is(value, values[index])) ? values : scrubbed;
}

/** Keys that become equal are told apart by a number, in their order; a key that was clean keeps its name. */
function scrubKeys(keys: readonly string[]): readonly string[] {
  const scrubbed = keys.map(scrubText);
  if (scrubbed.every((key, index) => key === keys[index])) return keys;
  const taken = new Set(keys.filter((key, index) => key === scrubbed[index]));
  const lastNumber = new Map<string, number>();
  return scrubbed.map((key, index) => {
    if (key === keys[index]) return key;
    let number = lastNumber.get(key) ?? 1;
    let free = number === 1 ? key : `${key} (${number})`;
    while (taken.has(free)) free = `${key} (${++number})`;
    lastNumber.set(key, number);
    taken.add(free);
    return free;
  });
}

function scrubObject(value: Plain, depth: number): Plain {
  const keys = Object.keys(value);
  const scrubbedKeys = scrubKeys(keys);
  const values = keys.map((key) => scrub(value[key], depth));
  if (scrubbedKeys === keys && values.every((child, index) => Object.is(child, value[keys[index] ?? '']))) {
    return value;
  }
  const result: Plain = Object.getPrototypeOf(value) === null ? (Object.create(null) as Plain) : {};
  scrubbedKeys.forEach((key, index) => {
    // Defined, not assigned: a key named __proto__ is data here.
    Object.defineProperty(result, key, {
      value: values[index],
      enumerable: true,
      writable: true,
      configurable: true,
    });
  });
  return result;
}

function scrub(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return tooDeep;
  return Array.isArray(value) ? scrubArray(value, depth + 1) : scrubObject(value as Plain, depth + 1);
}

/**
 * Every string and key of JSON-like data, scrubbed as `scrubText` does. What needs no change is the same object, so
 * the usual answer is not copied. Data nested deeper than 100 levels is cut off there.
 */
export function scrubValue<T>(value: T): T {
  return scrub(value, 0) as T;
}
