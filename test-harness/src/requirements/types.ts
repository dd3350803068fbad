/** One promise. A test proves it by citing the id in its title: `it('refuses a drive path [arg-path-relative]')`. */
export interface Requirement {
  /** Two or more lower-case words joined by `-`, so that no ordinary bracketed word looks like one. */
  readonly id: string;
  readonly sentence: string;
  /** The document and section that the promise was taken from. */
  readonly source: string;
}
