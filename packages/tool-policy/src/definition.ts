import { POLICY_KIND } from './names.ts';
import { pointer } from './pointer.ts';
import { problem, type PolicyProblem } from './problem.ts';
import { jsonType, quote } from './quote.ts';
import type { PolicyEntry } from './schema.ts';
import { validateEntry } from './validate-entry.ts';

type Json = Readonly<Record<string, unknown>>;

/** What this package reads of an agent definition. Everything else passes through as it was written. */
export interface AgentDefinition {
  /** The policy entry, if there is one. */
  readonly policy?: PolicyEntry;
  /** The other entries of `tools`, untouched and in order. */
  readonly tools: readonly unknown[];
  /** The definition as it was parsed. */
  readonly source: Json;
}

export type ParsedDefinition =
  | { readonly ok: true; readonly definition: AgentDefinition }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

const COPILOT_PROVIDERS = new Set(['github-copilot', 'github-copilot-subagent']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPolicy = (value: unknown): boolean =>
  isObject(value) && Object.hasOwn(value, 'kind') && value['kind'] === POLICY_KIND;

/** A provider object is a model endpoint that the Copilot runtime itself talks to; a name may be another runtime. */
function providerProblem(source: Json, at: readonly (string | number)[]): PolicyProblem[] {
  const provider = source['provider'];
  if (typeof provider !== 'string' || COPILOT_PROVIDERS.has(provider)) return [];
  return [
    problem(
      'not-copilot',
      pointer(...at),
      `This entry governs Copilot’s built-in tools, but provider is ${quote(provider)}: remove the entry, or use ${[...COPILOT_PROVIDERS].join(' or ')}.`,
    ),
  ];
}

/**
 * Reads an agent definition.
 *
 * @param json the text of the file, or an already parsed value
 * @returns the definition, or every problem with its JSON pointer
 */
export function parseAgentDefinition(json: unknown): ParsedDefinition {
  let source: unknown = json;
  if (typeof json === 'string') {
    try {
      source = JSON.parse(json.startsWith('\uFEFF') ? json.slice(1) : json);
    } catch {
      return { ok: false, problems: [problem('not-json', '', 'The definition is not JSON.')] };
    }
  }
  if (!isObject(source)) {
    return {
      ok: false,
      problems: [problem('not-an-object', '', `A definition is an object; this is ${jsonType(source)}.`)],
    };
  }
  const entries = source['tools'] ?? [];
  if (!Array.isArray(entries)) {
    return {
      ok: false,
      problems: [problem('wrong-type', '/tools', `tools is an array; this is ${jsonType(entries)}.`)],
    };
  }
  const all: readonly unknown[] = entries;
  const found = all.flatMap((entry, index) => (isPolicy(entry) ? [{ entry, index }] : []));
  const problems: PolicyProblem[] = found
    .slice(1)
    .map(({ index }) =>
      problem(
        'two-policies',
        pointer('tools', index),
        `There is already an entry of kind "${POLICY_KIND}"; keep one.`,
      ),
    );
  let policy: PolicyEntry | undefined;
  for (const { entry, index } of found) {
    const at = ['tools', index];
    const result = validateEntry(entry, at);
    if (!result.ok) problems.push(...result.problems);
    else policy ??= result.entry;
    problems.push(...providerProblem(source, at));
  }
  if (problems.length > 0) return { ok: false, problems };
  const tools = all.filter((entry) => !isPolicy(entry));
  return { ok: true, definition: { ...(policy ? { policy } : {}), tools, source } };
}
