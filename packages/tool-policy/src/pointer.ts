/** Joins keys and indexes to a JSON pointer (RFC 6901): `~` is `~0`, `/` is `~1`. */
export function pointer(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
