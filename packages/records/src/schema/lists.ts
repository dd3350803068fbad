import * as v from 'valibot';
import * as part from './parts.ts';

/** What a decision governs. */
export const affects = v.optional(
  v.array(
    v.strictObject({
      type: v.picklist(['path', 'entity', 'package', 'resource', 'api', 'data']),
      pattern: v.pipe(v.string(), v.minLength(1, 'at least 1 character long')),
      repo: v.optional(part.text),
      negate: v.optional(v.boolean(), false),
      note: v.optional(part.text),
    }),
  ),
  [],
);

export const assertions = v.optional(
  v.array(
    v.strictObject({
      id: part.slug,
      description: v.optional(part.text),
      engine: v.picklist(['rego', 'jsonpath', 'grep', 'custom']),
      expression: v.optional(part.text),
      expressionFile: v.optional(part.text),
      input: v.optional(v.picklist(['source', 'iac-plan', 'sbom', 'openapi', 'catalog', 'custom']), 'source'),
      severity: v.picklist(['error', 'warn', 'info']),
    }),
  ),
  [],
);

export const externalRefs = v.optional(
  v.array(
    v.strictObject({
      type: v.picklist(['issue', 'pr', 'rfc', 'incident', 'doc', 'meeting', 'control', 'other']),
      id: v.optional(part.text),
      url: part.url,
      label: v.optional(part.text),
    }),
  ),
  [],
);
