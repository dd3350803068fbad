import { boolCoreTag, floatCoreTag, intCoreTag, NOT_RESOLVED, nullCoreTag } from 'js-yaml';
import type { ScalarTagDefinition } from 'js-yaml';

export type YamlScalar = string | number | boolean | null;

const EXPLICIT: Readonly<Record<string, ScalarTagDefinition<YamlScalar>>> = {
  '!!int': intCoreTag,
  '!!float': floatCoreTag,
  '!!bool': boolCoreTag,
  '!!null': nullCoreTag,
};

/** Values that are not text in YAML's core schema start with one of these, or are empty. */
const NOT_TEXT = /^(?:[-+.0-9~]|[nN]ull$|NULL$|[tT]rue$|TRUE$|[fF]alse$|FALSE$|$)/;

/** What an unquoted scalar means in YAML's core schema. */
export function resolvePlain(source: string): YamlScalar {
  if (!NOT_TEXT.test(source)) return source;
  for (const tag of [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag]) {
    const value = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return source;
}

/** A tagged scalar: the core tags mean what they say, every other tag is ignored. Undefined when it does not fit. */
export function resolveTagged(source: string, tag: string): YamlScalar | undefined {
  const known = Object.hasOwn(EXPLICIT, tag) ? EXPLICIT[tag] : undefined;
  if (known === undefined) return source;
  const value = known.resolve(source, true, known.tagName);
  return value === NOT_RESOLVED ? undefined : value;
}
