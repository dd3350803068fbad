import { escapeLine } from '@precedent/core';

const most = 60;

/** A person's own text quoted back: on one line, control characters visible, at most 60 code points. */
export function quote(value: unknown): string {
  const points = Array.from(escapeLine(JSON.stringify(value) ?? String(value)));
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : points.join('');
}

/** The same in full, for what a person is asked to consent to. */
export function quoteWhole(value: string): string {
  return escapeLine(JSON.stringify(value));
}

/** What a JSON value is, in the words of JSON. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
