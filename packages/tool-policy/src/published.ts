import { toJsonSchema } from '@valibot/to-json-schema';
import { POLICY_KIND, TOOL_PATTERN } from './names.ts';
import { policyEntrySchema, selectorSchema } from './schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What valibot's schema leaves to code, said in JSON Schema: exactly one of the two keys. */
const exactlyOne = { oneOf: [{ required: ['tools'] }, { required: ['isolated'] }] };

/** Empty mode offers nothing unless a list says so, and an empty list says nothing. */
const interlock = {
  anyOf: [
    { not: { properties: { 'client-mode': { const: 'empty' } }, required: ['client-mode'] } },
    {
      required: ['available-tools'],
      properties: {
        'available-tools': { not: { properties: { tools: { maxItems: 0 } }, required: ['tools'] } },
      },
    },
  ],
};

/** Of another kind, or of none: the rest of a definition is not ours to judge. */
const otherTool = {
  not: { type: 'object', properties: { kind: { const: POLICY_KIND } }, required: ['kind'] },
};

/**
 * The JSON Schema of an agent definition as far as this package reads it, for editors. It is published as
 * `schema/agent-definition.schema.json`; a malformed entry of our kind matches no branch.
 */
export function publishedSchema(): JsonSchema {
  const selector = toJsonSchema(selectorSchema, { target: 'draft-07', errorMode: 'ignore' });
  const { $schema, ...entry } = toJsonSchema(policyEntrySchema, { target: 'draft-07', errorMode: 'ignore' });
  const slot = { $ref: '#/definitions/selector' };
  const { $schema: _, ...selectorBody } = selector;
  return {
    $schema,
    $id: 'https://unpkg.com/@precedent/tool-policy/schema/agent-definition.schema.json',
    title: 'Agent definition',
    type: 'object',
    properties: {
      tools: { type: 'array', items: { anyOf: [{ $ref: '#/definitions/policy' }, otherTool] } },
    },
    definitions: {
      policy: {
        ...entry,
        properties: { ...entry.properties, 'available-tools': slot, 'excluded-tools': slot },
        ...interlock,
      },
      selector: { ...selectorBody, ...exactlyOne },
    },
    $comment: `Tool names match ${TOOL_PATTERN.source}.`,
  };
}
