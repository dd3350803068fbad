import { EVENT_ID, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { YamlProblem } from './problem.ts';
import { resolvePlain, resolveTagged } from './scalar.ts';

/** Enough for a team that shares a list between two fields; a hostile file needs dozens. */
const MAX_ALIASES = 10;

type Mapping = Record<string, unknown>;

export interface Composed {
  readonly value: unknown;
  /** The top-level `id` as written, when it is an unquoted or quoted scalar: `0010` is the number 10 to YAML. */
  readonly writtenId?: string;
}

/** Builds the value of the one document in `events`: null-prototype mappings, no merge keys, no custom tags. */
export function composeDocument(events: readonly Event[], source: string): Composed {
  const anchors = new Map<string, unknown>();
  let aliases = 0;
  let at = 0;
  let writtenId: string | undefined;

  function node(depth: number): unknown {
    const event = events[at];
    at += 1;
    if (event === undefined || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return null;
    if (event.type === EVENT_ID.ALIAS)
      return aliased(source.slice(event.anchorStart, event.anchorEnd), event.anchorStart);
    const value = event.type === EVENT_ID.SCALAR ? scalar(event) : collection(event.type, depth);
    // Stored when it is complete, so that a value can never contain itself.
    if (event.anchorStart !== -1) anchors.set(source.slice(event.anchorStart, event.anchorEnd), value);
    return value;
  }

  function aliased(name: string, offset: number): unknown {
    aliases += 1;
    if (aliases > MAX_ALIASES) {
      throw new YamlProblem('alias', `more than ${MAX_ALIASES} aliases; write the values out`, offset);
    }
    if (!anchors.has(name))
      throw new YamlProblem('alias', 'an alias (*name) has no anchor (&name) before it', offset);
    return anchors.get(name);
  }

  function scalar(event: ScalarEvent): unknown {
    const text = getScalarValue(source, event);
    if (event.tagStart === -1) return event.style === SCALAR_STYLE.PLAIN ? resolvePlain(text) : text;
    const value = resolveTagged(text, source.slice(event.tagStart, event.tagEnd));
    if (value === undefined) throw new YamlProblem('syntax', 'a value does not fit its tag', event.tagStart);
    return value;
  }

  function collection(type: Event['type'], depth: number): unknown {
    return type === EVENT_ID.SEQUENCE ? sequence(depth) : mapping(depth);
  }

  function sequence(depth: number): unknown[] {
    const items: unknown[] = [];
    while (!closed()) items.push(node(depth + 1));
    return items;
  }

  function mapping(depth: number): Mapping {
    const pairs = Object.create(null) as Mapping;
    while (!closed()) {
      const event = events[at];
      const offset = event?.type === EVENT_ID.SCALAR ? event.valueStart : undefined;
      const key = event?.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined;
      if (key === undefined) throw new YamlProblem('syntax', 'a key is not plain text', offset);
      node(depth + 1);
      if (key in pairs)
        throw new YamlProblem('syntax', `the key ${JSON.stringify(key)} is there twice`, offset);
      const next = events[at];
      const value = node(depth + 1);
      if (depth === 0 && key === 'id' && next?.type === EVENT_ID.SCALAR && isId(value)) {
        writtenId = getScalarValue(source, next);
      }
      pairs[key] = value;
    }
    return pairs;
  }

  function closed(): boolean {
    const event = events[at];
    if (event !== undefined && event.type !== EVENT_ID.POP) return false;
    at += 1;
    return true;
  }

  at = 1;
  const value = node(0);
  return writtenId === undefined ? { value } : { value, writtenId };
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
