import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { DATE, DATE_TIME } from '../../src/schema/formats.ts';
import { isUnique } from '../../src/schema/parts.ts';
import { recordSchema } from '../../src/schema/record.ts';

/** What JSON Schema has a word for, by the requirement of the check. */
const WORDS = new Map<unknown, object>([
  [isUnique, { uniqueItems: true }],
  [DATE, { format: 'date', pattern: DATE.source }],
  [DATE_TIME, { format: 'date-time', pattern: DATE_TIME.source }],
]);

/** The record schema as JSON Schema. The rules between fields have no place in it; `lint` holds them. */
function publish(): string {
  const schema = toJsonSchema(recordSchema, {
    target: 'draft-2020-12',
    overrideAction({ valibotAction, jsonSchema }) {
      const words = 'requirement' in valibotAction ? WORDS.get(valibotAction.requirement) : undefined;
      return words === undefined ? undefined : { ...jsonSchema, ...words };
    },
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

describe('the published JSON Schema', () => {
  it('is what the record schema says today; `vitest -u` writes it anew', async () => {
    await expect(publish()).toMatchFileSnapshot('../../../../docs/reference/record.schema.json');
  });
});
