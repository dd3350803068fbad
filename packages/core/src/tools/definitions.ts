import { publishedSchema, type PublishedSchema } from '../arguments/published.ts';
import type { ToolName } from '../arguments/schemas.ts';

/** A tool as a host shows it to a model. */
export interface ToolDefinition {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: PublishedSchema;
}

const always =
  'Read-only: nothing is written and nothing is fetched. exitCode 1 is data (something was found), not an error and never a merge gate.';

const loose =
  'unscoped counts live decisions that name no files and may apply; mentions lists those whose text names the path, as hints.';

const texts: Record<ToolName, { readonly title: string; readonly description: string }> = {
  adr_check: {
    title: 'Decisions that govern a change',
    description: `Which of the team’s Architecture Decision Records govern a set of files, and what is wrong with the records among them. Give paths, or base, or neither for everything that differs from the usual base branch. Ask before changing code and before calling a change finished; obey what governing lists; ${loose} ${always}`,
  },
  adr_explain: {
    title: 'Decisions that govern one file',
    description: `Which of the team’s Architecture Decision Records govern one path, and why. Ask before editing a file; obey what governing lists. An empty governing does not mean that everything is allowed: ${loose} ${always}`,
  },
  adr_lint: {
    title: 'State of the decision records',
    description: `What is wrong with the team’s Architecture Decision Records themselves: what cannot be read, broken references, rules that are not kept. ${always}`,
  },
};

const names: readonly ToolName[] = ['adr_check', 'adr_explain', 'adr_lint'];

/** The three tools, in order of name. */
export function toolDefinitions(): readonly ToolDefinition[] {
  return names.map((name) => ({ name, ...texts[name], inputSchema: publishedSchema(name) }));
}
