import * as v from 'valibot';
import { POLICY_KIND, TOOL_PATTERN } from './names.ts';

const toolName = v.pipe(
  v.string('must be a string'),
  v.regex(TOOL_PATTERN, 'bad-name'),
  v.description('"*", a built-in tool, or builtin:, custom: or mcp: followed by "*" or a name.'),
);

const selectorEntries = {
  tools: v.exactOptional(v.array(toolName, 'must be an array of strings')),
  isolated: v.exactOptional(v.literal(true, 'must be true')),
};

/** Exactly one of `tools` and `isolated`; the check is in `validate-selector.ts`, which can say which. */
export const selectorSchema = v.pipe(
  v.strictObject(selectorEntries, 'must be an object'),
  v.description('Exactly one of tools and isolated.'),
);

/** The entry as JSON has it. The published JSON Schema file is generated from this. */
export const policyEntrySchema = v.pipe(
  v.strictObject(
    {
      kind: v.literal(POLICY_KIND),
      name: v.exactOptional(v.string('must be a string')),
      description: v.exactOptional(v.string('must be a string')),
      bindings: v.exactOptional(v.array(v.looseObject({}, 'must be an object'), 'must be an array')),
      'available-tools': v.exactOptional(selectorSchema),
      'excluded-tools': v.exactOptional(selectorSchema),
      'client-mode': v.exactOptional(v.picklist(['empty', 'copilot-cli'], 'bad-mode')),
    },
    'must be an object',
  ),
  v.title('Built-in tool policy'),
  v.description(
    'Which tools a Copilot SDK session offers. Prefer excluded-tools to drop a few built-ins. mcp:* means every MCP server: there is no wildcard for one server.',
  ),
);

export type ToolSelector = v.InferOutput<typeof selectorSchema>;
export type PolicyEntry = v.InferOutput<typeof policyEntrySchema>;
export type ClientMode = 'empty' | 'copilot-cli';
