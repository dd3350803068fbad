import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAgentDefinition, POLICY_KIND, type PolicyProblem } from '../src/index.ts';
import { malformed } from './malformed.ts';

const entry = (keys: Record<string, unknown>): Record<string, unknown> => ({ kind: POLICY_KIND, ...keys });

function problemsOf(definition: unknown): readonly PolicyProblem[] {
  const parsed = parseAgentDefinition(definition);
  return parsed.ok ? [] : parsed.problems;
}

describe('parseAgentDefinition', () => {
  it('returns the entry and keeps it from the tools that go on [policy-not-forwarded]', () => {
    const other = { kind: 'mcp', server: 'x' };
    const policy = entry({
      'excluded-tools': { tools: ['bash'] },
      name: 'n',
      description: 'd',
      bindings: [{ a: 1 }],
    });
    const parsed = parseAgentDefinition({ name: 'reviewer', tools: [other, policy, other] });
    expect(parsed.ok && parsed.definition.policy).toStrictEqual(policy);
    expect(parsed.ok && parsed.definition.tools).toStrictEqual([other, other]);
  });

  it('round-trips every combination of slots through JSON text [policy-round-trip]', () => {
    const selectors = [
      undefined,
      { tools: [] },
      { tools: ['*'] },
      { tools: ['a', 'mcp:*'] },
      { isolated: true },
    ];
    for (const available of selectors) {
      for (const excluded of selectors) {
        const policy = entry({
          ...(available ? { 'available-tools': available } : {}),
          ...(excluded ? { 'excluded-tools': excluded } : {}),
        });
        const parsed = parseAgentDefinition(JSON.stringify({ tools: [policy] }));
        expect(parsed.ok && parsed.definition.policy).toStrictEqual(policy);
      }
    }
  });

  it.each(malformed)('refuses %s and points at it [policy-refuses-malformed]', (_what, keys, at) => {
    const problems = problemsOf({ tools: [{ kind: 'other' }, entry(keys)] });
    expect(problems.map((each) => each.pointer)).toContain(`/tools/1${at}`);
    for (const each of problems) expect(each.message).toMatch(/^\S.{10,}\.$|^\S.{10,}\]\}\.$/su);
  });

  it('names an element’s index and type [policy-refuses-malformed]', () => {
    const [found] = problemsOf({ tools: [entry({ 'available-tools': { tools: ['shell', 42] } })] });
    expect(found).toStrictEqual({
      code: 'wrong-type',
      pointer: '/tools/0/available-tools/tools/1',
      message: 'The value must be a string; it is a number.',
    });
  });

  it('reports every problem of an entry, not only the first [policy-refuses-malformed]', () => {
    const problems = problemsOf({
      tools: [entry({ a: 1, b: 2, 'client-mode': 'x', 'available-tools': { tools: [1, 2] } })],
    });
    expect(problems.map((each) => each.pointer).sort()).toStrictEqual([
      '/tools/0/a',
      '/tools/0/available-tools/tools/0',
      '/tools/0/available-tools/tools/1',
      '/tools/0/b',
      '/tools/0/client-mode',
    ]);
  });

  it('refuses a __proto__ key that JSON text can hold [policy-refuses-malformed]', () => {
    const text = `{"tools":[{"kind":"${POLICY_KIND}","__proto__":{"x":1}}]}`;
    expect(problemsOf(text).map((each) => each.pointer)).toStrictEqual(['/tools/0/__proto__']);
  });

  it('refuses a second entry of the kind where it stands [policy-single-entry]', () => {
    const problems = problemsOf({ tools: [entry({}), { kind: 'x' }, entry({})] });
    expect(problems).toMatchObject([{ code: 'two-policies', pointer: '/tools/2' }]);
  });

  it.each(['openai', 'azure', 'anthropic', ''])(
    'refuses the entry under provider %j [policy-other-provider]',
    (provider) => {
      expect(problemsOf({ provider, tools: [entry({})] })).toMatchObject([
        { code: 'not-copilot', pointer: '/tools/0' },
      ]);
    },
  );

  it('takes the entry under Copilot and under an endpoint that Copilot’s runtime talks to [policy-other-provider]', () => {
    for (const provider of [
      undefined,
      'github-copilot',
      'github-copilot-subagent',
      { type: 'openai', baseUrl: 'http://x' },
    ]) {
      expect(problemsOf({ provider, tools: [entry({})] })).toStrictEqual([]);
    }
  });

  it('leaves a definition of another provider alone when it has no entry [policy-other-provider]', () => {
    expect(problemsOf({ provider: 'openai', tools: [{ kind: 'function' }] })).toStrictEqual([]);
  });

  it('passes a thousand tools of other kinds untouched [policy-others-untouched]', () => {
    const tools = Array.from({ length: 1000 }, (_, index) => ({
      kind: `kind-${index}`,
      'available-tools': index,
      nested: [{}],
    }));
    const before = structuredClone(tools);
    const parsed = parseAgentDefinition({ tools });
    expect(parsed.ok && parsed.definition.tools).toStrictEqual(before);
    expect(parsed.ok && parsed.definition.policy).toBeUndefined();
  });

  it.each([
    ['text that is not JSON', '{', 'not-json'],
    ['an array', [], 'not-an-object'],
    ['null', null, 'not-an-object'],
    ['tools that are no array', { tools: {} }, 'wrong-type'],
  ])('refuses %s', (_what, value, code) => {
    expect(problemsOf(value)).toMatchObject([{ code }]);
  });

  it('quotes an author’s value escaped and capped', () => {
    const [found] = problemsOf({ tools: [entry({ 'client-mode': `\u202e\u001b[31m${'x'.repeat(500)}` })] });
    expect(found?.message).not.toMatch(/[\u001b\u202e]/u);
    expect(found?.message.length).toBeLessThan(140);
  });

  it('never lets a malformed entry of the kind through, and always points into the definition [policy-refuses-malformed]', () => {
    const key = fc.oneof(
      fc.constantFrom('available-tools', 'excluded-tools', 'client-mode', 'name', 'description'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (keys) => {
        const parsed = parseAgentDefinition(JSON.stringify({ tools: [{ ...keys, kind: POLICY_KIND }] }));
        const taken =
          parsed.ok && parsed.definition.policy !== undefined && parsed.definition.tools.length === 0;
        const refused =
          !parsed.ok &&
          parsed.problems.length > 0 &&
          parsed.problems.every((each) => each.pointer.startsWith('/tools/0'));
        expect(taken || refused).toBe(true);
      }),
      { numRuns: Number(process.env['PRECEDENT_PROPERTY_RUNS'] ?? 1000) > 1000 ? 5000 : 1000 },
    );
  });
});
