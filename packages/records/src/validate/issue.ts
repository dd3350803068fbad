export type IssueRule =
  | 'required-field'
  | 'invalid-type'
  | 'invalid-enum-value'
  | 'invalid-format'
  | 'invalid-size'
  | 'unique-items'
  | 'strict-unknown-key';

/** One thing that front matter breaks in the schema. `field` is dotted; the document as a whole has none. */
export interface SchemaIssue {
  readonly rule: IssueRule;
  readonly field?: string;
  readonly message: string;
}

const SHAPE: ReadonlySet<IssueRule> = new Set([
  'required-field',
  'invalid-type',
  'invalid-enum-value',
  'strict-unknown-key',
]);

/** An issue of the document's shape: rules that compare fields cannot be judged beside one. */
export function isShapeIssue(issue: SchemaIssue): boolean {
  return SHAPE.has(issue.rule);
}
