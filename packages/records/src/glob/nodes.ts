/** A set of characters other than `/`: pairs of first and last UTF-16 unit. */
export interface CharacterSet {
  readonly negated: boolean;
  readonly ranges: readonly number[];
}

/**
 * What a pattern means, piece by piece. `star` stays in its segment, `globstar` crosses `/`. `not` stands for text that
 * does not begin with one of its alternatives; with `toEnd` the alternative must also reach the end of the path.
 */
export type Node =
  | { readonly kind: 'char'; readonly code: number }
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'any' }
  | { readonly kind: 'star'; readonly mayBeEmpty: boolean }
  | { readonly kind: 'globstar' }
  | { readonly kind: 'either'; readonly branches: readonly (readonly Node[])[] }
  | { readonly kind: 'repeat'; readonly body: readonly Node[] }
  | {
      readonly kind: 'not';
      readonly branches: readonly (readonly Node[])[];
      readonly toEnd: boolean;
      readonly crosses: boolean;
    };

export const SLASH = 47;
export const DOT = 46;

export function text(value: string): readonly Node[] {
  return Array.from({ length: value.length }, (_, at) => ({ kind: 'char', code: value.charCodeAt(at) }));
}

export function optional(body: readonly Node[]): Node {
  return { kind: 'either', branches: [body, []] };
}
