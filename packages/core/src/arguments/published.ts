import { toJsonSchema } from '@valibot/to-json-schema';
import { argumentSchemas, type ToolName } from './schemas.ts';

/** A JSON Schema as hosts read it: a plain object at the root, without `pattern`, `anyOf` or `oneOf`. */
export interface PublishedSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/**
 * The schema of a tool's arguments for a host to show. It says less than the tool enforces: hosts and validators of
 * other languages stumble over patterns.
 */
export function publishedSchema(tool: ToolName): PublishedSchema {
  const { $schema: _, ...published } = toJsonSchema(argumentSchemas[tool], {
    typeMode: 'input',
    ignoreActions: ['check', 'transform'],
  });
  return published as unknown as PublishedSchema;
}
