import * as v from 'valibot';
import { failure } from '../codes/failure.ts';
import type { ToolFailure } from '../outcome.ts';
import {
  argumentSchemas,
  type CheckArguments,
  type ExplainArguments,
  type LintArguments,
  type ToolName,
} from './schemas.ts';

/** A call whose arguments hold every rule. */
export type ToolRequest =
  | ({ readonly tool: 'check' } & CheckArguments)
  | ({ readonly tool: 'explain' } & ExplainArguments)
  | ({ readonly tool: 'lint' } & LintArguments);

export type ReadArguments =
  | { readonly ok: true; readonly request: ToolRequest }
  | { readonly ok: false; readonly failure: ToolFailure };

const verbs = { adr_check: 'check', adr_explain: 'explain', adr_lint: 'lint' } as const;

/**
 * Judges one call as it came from a model. Codes: `unknown-tool`, `unknown-argument`, `paths-with-base`,
 * `bad-argument`. A refusal names the parameter and the rule; neither a value nor a key that is not ours is repeated.
 */
export function readArguments(tool: string, raw: unknown): ReadArguments {
  if (!isToolName(tool)) return refuse(failure('unknown-tool'));
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    return refuse(failure('bad-argument', 'The arguments must be an object.'));
  }
  const schema = argumentSchemas[tool];
  // Asked here and not left to the schema, which looks keys up with `in` and so lets `toString` through.
  if (Object.keys(given).some((key) => !Object.hasOwn(schema.entries, key))) {
    return refuse(failure('unknown-argument'));
  }
  if (isGiven(given, 'paths') && isGiven(given, 'base')) return refuse(failure('paths-with-base'));
  const read = v.safeParse(schema, given, { abortEarly: true });
  if (!read.success) return refuse(failure('bad-argument', describe(read.issues[0])));
  return { ok: true, request: { tool: verbs[tool], ...read.output } as ToolRequest };
}

function isToolName(name: string): name is ToolName {
  return Object.hasOwn(argumentSchemas, name);
}

function isGiven(given: object, key: string): boolean {
  return (given as Record<string, unknown>)[key] !== undefined;
}

/** `paths[3] must not have a .. segment.` The names come from our schema, the number is a position. */
function describe(issue: v.BaseIssue<unknown>): string {
  const parameter = v.getDotPath(issue)?.replace(/\.(\d+)$/u, '[$1]') ?? 'The arguments';
  return `${parameter} ${issue.received === 'undefined' ? 'is required' : issue.message}.`;
}

function refuse(refusal: ToolFailure): ReadArguments {
  return { ok: false, failure: refusal };
}
