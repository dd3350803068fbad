import type { IssueRule, SchemaIssue } from './issue.ts';
import type { SchemaCheck } from './schema-node.ts';
import { show } from './show.ts';

const RULES: Readonly<Record<string, IssueRule>> = {
  regex: 'invalid-format',
  url: 'invalid-format',
  min_length: 'invalid-size',
  max_length: 'invalid-size',
  min_value: 'invalid-size',
  max_value: 'invalid-size',
  integer: 'invalid-type',
  check: 'unique-items',
};

/** Runs the checks behind a schema whose type the value has. */
export function runChecks(
  checks: readonly SchemaCheck[],
  value: unknown,
  field: string,
  into: SchemaIssue[],
): void {
  for (const check of checks) {
    const rule = check.kind === 'validation' ? RULES[check.type] : undefined;
    if (rule === undefined || holds(check, value)) continue;
    into.push({
      rule,
      field,
      message: `${field} must be ${String(check.message)}; it is ${describe(value)}.`,
    });
    // A number that is not whole has the wrong type: its bounds say nothing more.
    if (check.type === 'integer') return;
  }
}

function holds({ type, requirement }: SchemaCheck, value: unknown): boolean {
  if (typeof requirement === 'function') return Boolean(requirement(value));
  if (requirement instanceof RegExp) return requirement.test(String(value));
  const bound = Number(requirement);
  const size = typeof value === 'string' ? value.length : Number(value);
  return type === 'min_length' || type === 'min_value' ? size >= bound : size <= bound;
}

function describe(value: unknown): string {
  if (!Array.isArray(value)) return show(value);
  const seen = new Set<unknown>();
  const twice = value.find((item) => seen.has(item) || !seen.add(item));
  return `not: ${show(twice)} is there twice`;
}
