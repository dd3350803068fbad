/** What differs between the expected part of an answer and the answer; empty when every expected key is met. */
export function differences(expected: unknown, actual: unknown, where = '$'): string[] {
  if (Array.isArray(expected)) return inList(expected, actual, where);
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${where} is no object`];
    return Object.entries(expected).flatMap(([key, value]) =>
      key in actual ? differences(value, actual[key], `${where}.${key}`) : [`${where}.${key} is missing`],
    );
  }
  return Object.is(expected, actual)
    ? []
    : [`${where} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`];
}

/** Lists are compared in order: an answer is the same on every machine. */
function inList(expected: readonly unknown[], actual: unknown, where: string): string[] {
  if (!Array.isArray(actual)) return [`${where} is no list`];
  if (actual.length !== expected.length) {
    return [`${where} has ${actual.length} entries and not ${expected.length}: ${JSON.stringify(actual)}`];
  }
  return expected.flatMap((item, index) => differences(item, actual[index], `${where}[${index}]`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
