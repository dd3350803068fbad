import { isObject } from '../text/json.ts';

const deepest = 64;

/** What is wrong with a schema that is only looked at, never compiled; undefined when nothing is. */
export function schemaFault(schema: unknown): 'too-deep' | 'broken-reference' | 'odd-key' | undefined {
  const references: string[] = [];
  const anchors = new Set<string>();
  const fault = walk(schema, 0, references, anchors);
  if (fault !== undefined) return fault;
  const broken = references.some((reference) => !leadsSomewhere(reference, schema, anchors));
  return broken ? 'broken-reference' : undefined;
}

function walk(
  value: unknown,
  depth: number,
  references: string[],
  anchors: Set<string>,
): 'too-deep' | 'odd-key' | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) return 'too-deep';
  for (const [key, inner] of Object.entries(value)) {
    if (oddKey.test(key)) return 'odd-key';
    if (typeof inner === 'string' && (key === '$ref' || key === '$dynamicRef')) references.push(inner);
    if (typeof inner === 'string' && (key === '$anchor' || key === '$dynamicAnchor')) anchors.add(inner);
    const fault = walk(inner, depth + 1, references, anchors);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A key that could not be shown as it is could not be sent back as it is either. */
const oddKey =
  /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|\p{Surrogate}|^__proto__$/u;

/** Only references into the schema itself: nobody fetches another one. */
function leadsSomewhere(reference: string, schema: unknown, anchors: ReadonlySet<string>): boolean {
  if (reference === '#') return true;
  if (!reference.startsWith('#/')) return reference.startsWith('#') && anchors.has(reference.slice(1));
  let at: unknown = schema;
  for (const step of reference.slice(2).split('/')) {
    const key = decoded(step)?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (key === undefined) return false;
    if (Array.isArray(at)) at = (at as unknown[])[Number(key)];
    else if (isObject(at) && Object.hasOwn(at, key)) at = at[key];
    else return false;
  }
  return typeof at === 'boolean' || isObject(at);
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}
