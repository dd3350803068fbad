import { describe, expect, it } from 'vitest';
import { publishedSchema } from '../../src/arguments/published.ts';
import { readArguments } from '../../src/arguments/read.ts';
import { argumentSchemas, type ToolName } from '../../src/arguments/schemas.ts';

const tools = Object.keys(argumentSchemas) as ToolName[];

describe.each(tools)('the published schema of %s', (tool) => {
  const schema = publishedSchema(tool);

  it('is a closed object at the root [tool-schema-plain]', () => {
    expect(schema.type).toBe('object');
    expect(schema.additionalProperties).toBe(false);
    expect(Object.keys(schema).toSorted()).toStrictEqual([
      'additionalProperties',
      'properties',
      'required',
      'type',
    ]);
  });

  it('has no pattern, anyOf or oneOf anywhere [tool-schema-plain]', () => {
    expect(JSON.stringify(schema)).not.toMatch(/"(?:pattern|anyOf|oneOf|allOf|\$ref|\$defs|definitions)"/u);
  });

  it('names each argument with a description', () => {
    const described = Object.values(schema.properties).filter((property) => 'description' in property);
    expect(described).toHaveLength(Object.keys(argumentSchemas[tool].entries).length);
  });
});

it('shows the bounds that the tools enforce [tool-schema-enforced]', () => {
  expect(publishedSchema('adr_check').properties).toMatchObject({
    paths: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: { type: 'string', minLength: 1, maxLength: 1024 },
    },
    base: { type: 'string', minLength: 1, maxLength: 256 },
    dir: { type: 'string', minLength: 1, maxLength: 1024 },
  });
  expect(publishedSchema('adr_explain').required).toStrictEqual(['path']);
  expect(readArguments('adr_explain', { path: 'a'.repeat(1025) }).ok).toBe(false);
  expect(readArguments('adr_check', { base: 'a'.repeat(257) }).ok).toBe(false);
});
