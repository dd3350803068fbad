import { assert, asyncProperty, property as fastCheckProperty, type Arbitrary } from 'fast-check';

/** Every property of the suite, so that a total can be shared out among them. */
const properties = [
  'scrubbing twice changes nothing more',
  'scrubbing leaves no record-writing command',
  'scrubbing leaves no command behind colours',
  'scrubbing leaves no control character',
  'scrubbing changes nothing that it does not look for',
  'scrubbing data keeps its shape',
  'accepted arguments are harmless',
  'refusals do not repeat what they refuse',
  'any arguments get an answer',
  'any end of a program is an outcome',
  'any report can be shaped',
  'any command line has a verdict',
  'wrappers hide nothing',
  'scripts hide nothing to depth 3',
  'quoted text is text',
  'advice is bounded and scrubbed',
  'paths of a prompt are harmless',
] as const;

type Name = (typeof properties)[number];

/** Runs of one property: its share of PRECEDENT_PROPERTY_RUNS, which counts the whole suite; 1,000 without it. */
const total = process.env['PRECEDENT_PROPERTY_RUNS'];
const runs = total === undefined ? 1000 : Math.ceil(Number(total) / properties.length);

/** Checks that the expectations in `check` hold for every generated value. */
export function holds<T>(_name: Name, values: Arbitrary<T>, check: (value: T) => void): void {
  assert(fastCheckProperty(values, check), { numRuns: runs });
}

/** The same for what takes a whole call: at most 300 of them, as each looks at real files. */
export async function holdsAsync<T>(
  _name: Name,
  values: Arbitrary<T>,
  check: (value: T) => Promise<void>,
): Promise<void> {
  await assert(asyncProperty(values, check), { numRuns: Math.min(runs, 300) });
}
