import * as v from 'valibot';
import { pointer } from './pointer.ts';
import { problem, type PolicyProblem } from './problem.ts';
import { jsonType, quote } from './quote.ts';
import { policyEntrySchema, type PolicyEntry } from './schema.ts';

const ENTRY_KEYS = new Set(Object.keys(policyEntrySchema.entries));
const SLOTS = ['available-tools', 'excluded-tools'] as const;
const SELECTOR_KEYS = new Set(['tools', 'isolated']);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every key that is not allowed, each with its own pointer; own keys only, so `__proto__` is one too. */
function unknownKeys(
  value: Json,
  allowed: ReadonlySet<string>,
  at: readonly (string | number)[],
): PolicyProblem[] {
  return Object.keys(value)
    .filter((key) => !allowed.has(key))
    .map((key) =>
      problem(
        'unknown-key',
        pointer(...at, key),
        `${quote(key)} is not allowed here; use ${[...allowed].join(', ')}.`,
      ),
    );
}

const notAnObject = (value: unknown, at: readonly (string | number)[]): PolicyProblem =>
  problem('not-an-object', pointer(...at), `The value must be an object; it is ${jsonType(value)}.`);

function bindingProblems(value: unknown, at: readonly (string | number)[]): PolicyProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown, index) =>
    Array.isArray(each) ? [notAnObject(each, [...at, index])] : [],
  );
}

function selectorProblems(value: unknown, at: readonly (string | number)[]): PolicyProblem[] {
  // valibot takes an array for an object, so this is said here.
  if (Array.isArray(value)) return [notAnObject(value, at)];
  if (!isObject(value)) return [];
  const found = unknownKeys(value, SELECTOR_KEYS, at);
  const [tools, isolated] = [Object.hasOwn(value, 'tools'), Object.hasOwn(value, 'isolated')];
  if (tools && isolated) {
    found.push(problem('selector-both', pointer(...at), 'Give tools or isolated, not both.'));
  } else if (!tools && !isolated) {
    found.push(
      problem(
        'selector-empty',
        pointer(...at),
        'Give {"tools": [...]} or {"isolated": true}; to leave the default, leave the slot out.',
      ),
    );
  }
  return found;
}

/** Turns one valibot issue into a problem; issues about unknown keys are reported elsewhere, one for each key. */
function fromIssue(issue: v.BaseIssue<unknown>, at: readonly (string | number)[]): PolicyProblem | undefined {
  if (issue.expected === 'never') return undefined;
  const steps = (issue.path ?? []).map((item) => item.key as string | number);
  const where = pointer(...at, ...steps);
  if (issue.message === 'bad-name') {
    return problem(
      'tool-name',
      where,
      `${quote(issue.input)} is no tool name: use "*", letters, digits, _ and -, or one of them behind builtin:, custom: or mcp:.`,
    );
  }
  if (issue.message === 'bad-mode') {
    return problem(
      'client-mode',
      where,
      `client-mode must be "empty" or "copilot-cli", not ${quote(issue.input)}.`,
    );
  }
  const code = issue.message === 'must be an object' ? 'not-an-object' : 'wrong-type';
  return problem(code, where, `The value ${issue.message}; it is ${jsonType(issue.input)}.`);
}

/** Empty mode offers nothing unless the list says so; an empty list would make an agent without tools. */
function interlock(entry: PolicyEntry, at: readonly (string | number)[]): PolicyProblem[] {
  if (entry['client-mode'] !== 'empty') return [];
  const available = entry['available-tools'];
  if (available?.isolated === true || (available?.tools?.length ?? 0) > 0) return [];
  return [
    problem(
      'empty-needs-tools',
      pointer(...at, ...(available ? ['available-tools'] : [])),
      'client-mode "empty" offers no tools by itself: give available-tools with at least one, such as {"tools": ["mcp:*"]}.',
    ),
  ];
}

/**
 * Reads one entry of the policy kind.
 *
 * @param value the parsed JSON
 * @param at the steps from the definition to it, for the pointers
 * @returns the entry, or every problem found, sorted as they stand in the entry
 */
export function validateEntry(
  value: unknown,
  at: readonly (string | number)[] = [],
):
  | { readonly ok: true; readonly entry: PolicyEntry }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] } {
  const parsed = v.safeParse(policyEntrySchema, value);
  const problems = (parsed.issues ?? []).flatMap((issue) => fromIssue(issue, at) ?? []);
  if (isObject(value)) {
    problems.push(...unknownKeys(value, ENTRY_KEYS, at));
    for (const slot of SLOTS) {
      if (Object.hasOwn(value, slot)) problems.push(...selectorProblems(value[slot], [...at, slot]));
    }
    problems.push(...bindingProblems(value['bindings'], [...at, 'bindings']));
  }
  if (parsed.success && problems.length === 0) problems.push(...interlock(parsed.output, at));
  return parsed.success && problems.length === 0
    ? { ok: true, entry: parsed.output }
    : { ok: false, problems };
}
