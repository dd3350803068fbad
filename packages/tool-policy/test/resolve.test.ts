import { BuiltInTools, ToolSet } from '@github/copilot-sdk';
import { describe, expect, it } from 'vitest';
import { resolveToolPolicy, type PolicyInput, type ToolPolicy } from '../src/index.ts';

const isolated = new ToolSet().addBuiltIn(BuiltInTools.Isolated).toArray();

const available = (tools: string[]): PolicyInput => ({ 'available-tools': { tools } });
const excluded = (tools: string[]): PolicyInput => ({ 'excluded-tools': { tools } });

type Row = readonly [
  id: string,
  what: string,
  entry: PolicyInput | undefined,
  lists: Omit<ToolPolicy, 'clientMode'>,
];

const rows: readonly Row[] = [
  ['policy-absent', 'leaves both fields unset without an entry', undefined, {}],
  ['policy-absent', 'leaves both fields unset for an entry without slots', {}, {}],
  ['policy-available-wildcard', 'leaves availableTools unset for the sole wildcard', available(['*']), {}],
  [
    'policy-available-bare',
    'appends custom and MCP tools to a list of bare names, in order',
    available(['read_agent', 'list_agents']),
    { availableTools: ['builtin:read_agent', 'builtin:list_agents', 'custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-bare',
    'keeps the agent’s own tools reachable beside named built-ins',
    available(['bash', 'edit']),
    { availableTools: ['builtin:bash', 'builtin:edit', 'custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-mixed-wildcard',
    'passes a wildcard among other names on as builtin:*',
    available(['*', 'read_agent']),
    { availableTools: ['builtin:*', 'builtin:read_agent', 'custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-mixed-wildcard',
    'keeps the order of a wildcard that comes last',
    available(['a', '*']),
    { availableTools: ['builtin:a', 'builtin:*', 'custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-isolated',
    'turns isolated into the SDK’s set, then custom and MCP tools',
    { 'available-tools': { isolated: true } },
    { availableTools: [...isolated, 'custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-empty',
    'turns an empty list into custom and MCP tools only',
    available([]),
    { availableTools: ['custom:*', 'mcp:*'] },
  ],
  [
    'policy-available-qualified',
    'appends nothing to an MCP-only list',
    available(['mcp:*']),
    { availableTools: ['mcp:*'] },
  ],
  [
    'policy-available-qualified',
    'passes several sources on verbatim',
    available(['mcp:*', 'custom:*']),
    { availableTools: ['mcp:*', 'custom:*'] },
  ],
  [
    'policy-available-qualified',
    'passes one MCP tool on by its wire name',
    available(['mcp:github-list_issues']),
    { availableTools: ['mcp:github-list_issues'] },
  ],
  [
    'policy-available-qualified',
    'prefixes only the bare names of a mixed list',
    available(['a', 'mcp:*']),
    { availableTools: ['builtin:a', 'mcp:*'] },
  ],
  [
    'policy-available-qualified',
    'takes an already qualified built-in verbatim',
    available(['builtin:view']),
    { availableTools: ['builtin:view'] },
  ],
  [
    'policy-excluded-names',
    'excludes all built-ins for the wildcard',
    excluded(['*']),
    { excludedTools: ['builtin:*'] },
  ],
  [
    'policy-excluded-names',
    'excludes named built-ins',
    excluded(['a', 'b']),
    { excludedTools: ['builtin:a', 'builtin:b'] },
  ],
  [
    'policy-excluded-names',
    'excludes all built-ins by their source, not prefixed twice',
    excluded(['builtin:*']),
    { excludedTools: ['builtin:*'] },
  ],
  [
    'policy-excluded-names',
    'excludes one MCP tool by its wire name',
    excluded(['mcp:github-list_issues']),
    { excludedTools: ['mcp:github-list_issues'] },
  ],
  ['policy-excluded-empty', 'keeps an empty exclusion as an empty list', excluded([]), { excludedTools: [] }],
  [
    'policy-excluded-isolated',
    'excludes the isolated set without appending anything',
    { 'excluded-tools': { isolated: true } },
    { excludedTools: isolated },
  ],
  [
    'policy-both-slots',
    'applies both slots, each by its own rule',
    { 'available-tools': { isolated: true }, 'excluded-tools': { tools: ['exit_plan_mode'] } },
    { availableTools: [...isolated, 'custom:*', 'mcp:*'], excludedTools: ['builtin:exit_plan_mode'] },
  ],
];

const about = (id: string): readonly Row[] => rows.filter((row) => row[0] === id);

const listsOf = (entry: PolicyInput | undefined): Omit<ToolPolicy, 'clientMode'> => {
  const { clientMode: _mode, ...lists } = resolveToolPolicy(entry);
  return lists;
};

describe('resolveToolPolicy', () => {
  it.each(about('policy-absent'))('%s: %s [policy-absent]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it.each(about('policy-available-wildcard'))(
    '%s: %s [policy-available-wildcard]',
    (_id, _what, entry, lists) => {
      expect(listsOf(entry)).toStrictEqual(lists);
    },
  );

  it.each(about('policy-available-bare'))('%s: %s [policy-available-bare]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it.each(about('policy-available-mixed-wildcard'))(
    '%s: %s [policy-available-mixed-wildcard]',
    (_id, _what, entry, lists) => {
      expect(listsOf(entry)).toStrictEqual(lists);
    },
  );

  it.each(about('policy-available-isolated'))(
    '%s: %s [policy-available-isolated]',
    (_id, _what, entry, lists) => {
      expect(listsOf(entry)).toStrictEqual(lists);
    },
  );

  it.each(about('policy-available-empty'))('%s: %s [policy-available-empty]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it.each(about('policy-available-qualified'))(
    '%s: %s [policy-available-qualified]',
    (_id, _what, entry, lists) => {
      expect(listsOf(entry)).toStrictEqual(lists);
    },
  );

  it.each(about('policy-excluded-names'))('%s: %s [policy-excluded-names]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it.each(about('policy-excluded-empty'))('%s: %s [policy-excluded-empty]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it.each(about('policy-excluded-isolated'))(
    '%s: %s [policy-excluded-isolated]',
    (_id, _what, entry, lists) => {
      expect(listsOf(entry)).toStrictEqual(lists);
    },
  );

  it.each(about('policy-both-slots'))('%s: %s [policy-both-slots]', (_id, _what, entry, lists) => {
    expect(listsOf(entry)).toStrictEqual(lists);
  });

  it('takes client-mode copilot-cli where nothing is said [policy-client-mode]', () => {
    expect(resolveToolPolicy({}).clientMode).toBe('copilot-cli');
    expect(resolveToolPolicy({ 'client-mode': 'copilot-cli' }).clientMode).toBe('copilot-cli');
  });

  it('spells the sole wildcard out in Empty mode, which needs a list [policy-empty-wildcard]', () => {
    expect(resolveToolPolicy({ 'client-mode': 'empty', 'available-tools': { tools: ['*'] } })).toStrictEqual({
      availableTools: ['builtin:*', 'custom:*', 'mcp:*'],
      clientMode: 'empty',
    });
  });

  it('always sets availableTools in Empty mode [policy-empty-list]', () => {
    for (const selector of [
      { tools: ['mcp:*'] },
      { tools: ['a'] },
      { tools: ['*'] },
      { isolated: true } as const,
    ]) {
      const policy = resolveToolPolicy({ 'client-mode': 'empty', 'available-tools': selector });
      expect(policy.availableTools?.length).toBeGreaterThan(0);
    }
  });

  it('refuses Empty mode without tools, also for an entry that skipped validation [policy-empty-list]', () => {
    expect(() => resolveToolPolicy({ 'client-mode': 'empty' })).toThrow(/available-tools/);
    expect(() => resolveToolPolicy({ 'client-mode': 'empty', 'available-tools': { tools: [] } })).toThrow(
      /available-tools/,
    );
  });

  it('lets tools win over isolated in memory and warns once [policy-precedence]', () => {
    const said: string[] = [];
    const entry = { 'available-tools': { tools: ['a'], isolated: true } };
    expect(resolveToolPolicy(entry, (message) => said.push(message)).availableTools).toStrictEqual([
      'builtin:a',
      'custom:*',
      'mcp:*',
    ]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('available-tools');
  });
});
