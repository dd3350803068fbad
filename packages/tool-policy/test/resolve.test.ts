import { BuiltInTools, ToolSet } from '@github/copilot-sdk';
import { describe, expect, it } from 'vitest';
import { resolveToolPolicy, type PolicyInput, type ToolPolicy } from '../src/index.ts';

const isolated = new ToolSet().addBuiltIn(BuiltInTools.Isolated).toArray();

const available = (tools: string[]): PolicyInput => ({ 'available-tools': { tools } });
const excluded = (tools: string[]): PolicyInput => ({ 'excluded-tools': { tools } });

type Row = readonly [what: string, entry: PolicyInput | undefined, lists: Omit<ToolPolicy, 'clientMode'>];

const rows: readonly Row[] = [
  ['leaves both fields unset without an entry [policy-absent]', undefined, {}],
  ['leaves both fields unset for an entry without slots [policy-absent]', {}, {}],
  ['leaves availableTools unset for the sole wildcard [policy-available-wildcard]', available(['*']), {}],
  [
    'appends custom and MCP tools to a list of bare names, in order [policy-available-bare]',
    available(['read_agent', 'list_agents']),
    { availableTools: ['builtin:read_agent', 'builtin:list_agents', 'custom:*', 'mcp:*'] },
  ],
  [
    'keeps the agent’s own tools reachable beside named built-ins [policy-available-bare]',
    available(['bash', 'edit']),
    { availableTools: ['builtin:bash', 'builtin:edit', 'custom:*', 'mcp:*'] },
  ],
  [
    'passes a wildcard among other names on as builtin:* [policy-available-mixed-wildcard]',
    available(['*', 'read_agent']),
    { availableTools: ['builtin:*', 'builtin:read_agent', 'custom:*', 'mcp:*'] },
  ],
  [
    'keeps the order of a wildcard that comes last [policy-available-mixed-wildcard]',
    available(['a', '*']),
    { availableTools: ['builtin:a', 'builtin:*', 'custom:*', 'mcp:*'] },
  ],
  [
    'turns isolated into the SDK’s set, then custom and MCP tools [policy-available-isolated]',
    { 'available-tools': { isolated: true } },
    { availableTools: [...isolated, 'custom:*', 'mcp:*'] },
  ],
  [
    'turns an empty list into custom and MCP tools only [policy-available-empty]',
    available([]),
    { availableTools: ['custom:*', 'mcp:*'] },
  ],
  [
    'appends nothing to an MCP-only list [policy-available-qualified]',
    available(['mcp:*']),
    { availableTools: ['mcp:*'] },
  ],
  [
    'passes several sources on verbatim [policy-available-qualified]',
    available(['mcp:*', 'custom:*']),
    { availableTools: ['mcp:*', 'custom:*'] },
  ],
  [
    'passes one MCP tool on by its wire name [policy-available-qualified]',
    available(['mcp:github-list_issues']),
    { availableTools: ['mcp:github-list_issues'] },
  ],
  [
    'prefixes only the bare names of a mixed list [policy-available-qualified]',
    available(['a', 'mcp:*']),
    { availableTools: ['builtin:a', 'mcp:*'] },
  ],
  [
    'takes an already qualified built-in verbatim [policy-available-qualified]',
    available(['builtin:view']),
    { availableTools: ['builtin:view'] },
  ],
  [
    'excludes all built-ins for the wildcard [policy-excluded-names]',
    excluded(['*']),
    { excludedTools: ['builtin:*'] },
  ],
  [
    'excludes named built-ins [policy-excluded-names]',
    excluded(['a', 'b']),
    { excludedTools: ['builtin:a', 'builtin:b'] },
  ],
  [
    'excludes all built-ins by their source, not prefixed twice [policy-excluded-names]',
    excluded(['builtin:*']),
    { excludedTools: ['builtin:*'] },
  ],
  [
    'excludes one MCP tool by its wire name [policy-excluded-names]',
    excluded(['mcp:github-list_issues']),
    { excludedTools: ['mcp:github-list_issues'] },
  ],
  ['keeps an empty exclusion as an empty list [policy-excluded-empty]', excluded([]), { excludedTools: [] }],
  [
    'excludes the isolated set without appending anything [policy-excluded-isolated]',
    { 'excluded-tools': { isolated: true } },
    { excludedTools: isolated },
  ],
  [
    'applies both slots, each by its own rule [policy-both-slots]',
    { 'available-tools': { isolated: true }, 'excluded-tools': { tools: ['exit_plan_mode'] } },
    { availableTools: [...isolated, 'custom:*', 'mcp:*'], excludedTools: ['builtin:exit_plan_mode'] },
  ],
];

describe('resolveToolPolicy', () => {
  it.each(rows)('%s', (_what, entry, lists) => {
    expect(resolveToolPolicy(entry)).toStrictEqual({ ...lists, clientMode: 'copilot-cli' });
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
