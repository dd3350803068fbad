import { recordSchema } from '../schema/record.ts';
import type { RecordFrontMatter } from '../schema/record.ts';
import { isShapeIssue } from './issue.ts';
import { brokenRules } from './rules.ts';
import { walkSchema } from './walk.ts';

/** What is wrong with one record's front matter; always of severity error. */
export interface Violation {
  readonly rule: string;
  readonly message: string;
  readonly field?: string;
}

export type Validation =
  | { readonly ok: true; readonly frontMatter: RecordFrontMatter }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** Checks parsed front matter against the record schema and the rules between its fields. */
export function validateFrontMatter(value: unknown): Validation {
  const issues = walkSchema(recordSchema, value);
  if (issues.some(isShapeIssue)) return { ok: false, violations: issues };
  const frontMatter = value as RecordFrontMatter;
  const violations = [...issues, ...brokenRules(frontMatter)];
  return violations.length === 0 ? { ok: true, frontMatter } : { ok: false, violations };
}
