import type { Shell } from './types.ts';

/** What a command comes to once its wrappers are taken off. */
export type Run =
  /** An `adr` whose own words begin at `first`. */
  | { readonly kind: 'adr'; readonly first: number }
  | { readonly kind: 'scripts'; readonly texts: readonly string[]; readonly shell: Shell }
  /** A shell that reads its script from standard input. */
  | { readonly kind: 'stdin'; readonly shell: Shell }
  | { readonly kind: 'commands'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'other' };
