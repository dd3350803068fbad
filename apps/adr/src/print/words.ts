import { oneLine } from './escape.ts';

/** `1 record`, `2 records`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The first few names of a list, made safe to print, and how many more there are. */
export function few(names: readonly string[], limit: number, total = names.length): string {
  const shown = names.slice(0, limit).map((name) => oneLine(name));
  return total > shown.length ? `${shown.join(', ')} and ${total - shown.length} more` : shown.join(', ');
}
