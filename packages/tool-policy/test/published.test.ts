import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parseAgentDefinition, POLICY_KIND } from '../src/index.ts';
import { publishedSchema } from '../src/published.ts';
import { malformed } from './malformed.ts';

const validate = new Ajv({ strict: false }).compile(publishedSchema());
const definition = (keys: Record<string, unknown>): object => ({
  tools: [{ kind: 'x' }, { kind: POLICY_KIND, ...keys }],
});

describe('the published JSON Schema', () => {
  it('is what the schema in the code generates [policy-published-schema]', async () => {
    await expect(`${JSON.stringify(publishedSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../schema/agent-definition.schema.json',
    );
  });

  it.each(malformed)('refuses %s as the code does [policy-published-schema]', (_what, keys) => {
    expect(parseAgentDefinition(definition(keys)).ok).toBe(false);
    expect(validate(definition(keys))).toBe(false);
  });

  it.each([
    {},
    { 'available-tools': { tools: ['*'] } },
    { 'available-tools': { tools: [] }, 'excluded-tools': { isolated: true } },
    { 'client-mode': 'empty', 'available-tools': { isolated: true } },
    { 'client-mode': 'copilot-cli', name: 'n', description: 'd', bindings: [{ any: 1 }] },
    { 'available-tools': { tools: ['mcp:github-list_issues', 'builtin:view', 'custom:*'] } },
  ])('takes %j as the code does [policy-published-schema]', (keys) => {
    expect(parseAgentDefinition(definition(keys)).ok).toBe(true);
    expect(validate(definition(keys))).toBe(true);
  });

  it('says nothing about other tools [policy-others-untouched]', () => {
    expect(validate({ name: 1, tools: [{ kind: 'y', 'available-tools': 3 }, 'text', null] })).toBe(true);
  });
});
