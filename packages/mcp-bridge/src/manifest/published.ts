import { toJsonSchema } from '@valibot/to-json-schema';
import { manifestSchema } from './schema.ts';

/**
 * The JSON Schema of a manifest, for editors. What it cannot say (addresses, commands, names that may not be set) is
 * judged by `precedent plugins check`. Used by the test that keeps `schema/plugin.schema.json` equal to it.
 */
export function publishedSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = toJsonSchema(manifestSchema, { target: 'draft-07', errorMode: 'ignore' });
  return {
    $schema,
    $id: 'https://unpkg.com/@precedent/mcp-bridge/schema/plugin.schema.json',
    ...schema,
  };
}
