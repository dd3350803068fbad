import { resolvePlain } from './scalar.ts';

/** First characters that begin nothing but text or a number. */
const PLAIN = /^[\p{L}0-9_./~(]/u;
const SEPARATOR = /:(?: |$)| #/;
const FLOW = /[,[\]{}]/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;
const LIST = /^\[(.*)\]$/;

/** A value on one line: text, a number, or a list of these in brackets. Undefined when it is more than that. */
export function readSimpleValue(text: string): unknown {
  const list = LIST.exec(text)?.[1];
  return list === undefined ? readSimpleScalar(text) : readItems(list);
}

function readSimpleScalar(text: string): unknown {
  const quoted = QUOTED.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2];
  return PLAIN.test(text) && !SEPARATOR.test(text) ? resolvePlain(text) : undefined;
}

function readItems(list: string): readonly unknown[] | undefined {
  if (/^ *$/.test(list)) return [];
  const items: unknown[] = [];
  for (const part of list.split(',')) {
    const text = part.replaceAll(/^ +| +$/g, '');
    // A comma or bracket inside quotes leaves halves that no item is.
    const item = FLOW.test(text) ? undefined : readSimpleScalar(text);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
