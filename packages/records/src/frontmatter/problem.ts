/** Why front matter could not be read. An `alias` problem has its own kind, as it has its own rule in `lint`. */
export class YamlProblem extends Error {
  readonly kind: 'syntax' | 'alias';
  /** Where in the front matter, as an offset; undefined when it is no one place. */
  readonly offset: number | undefined;

  constructor(kind: 'syntax' | 'alias', reason: string, offset?: number) {
    super(reason);
    this.kind = kind;
    this.offset = offset;
  }
}
