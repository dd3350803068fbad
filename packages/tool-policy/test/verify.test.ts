import { describe, expect, it } from 'vitest';
import {
  readOffered,
  verifyOffered,
  type OfferedTool,
  type ReadableSession,
  type ToolPolicy,
} from '../src/index.ts';

/** A runtime that offers what it likes, whatever filter it was given. */
function runtime(offered: OfferedTool[] | null, builtins = ['bash', 'view', 'edit']): ReadableSession {
  return {
    rpc: {
      tools: {
        initializeAndValidate: async () => ({}),
        getCurrentMetadata: async () => ({ tools: offered }),
        getBuiltinDescriptors: async () => ({ tools: builtins.map((name) => ({ name })) }),
      },
    },
  };
}

async function verify(
  policy: Partial<ToolPolicy>,
  offered: OfferedTool[],
  extensions = false,
): Promise<ReturnType<typeof verifyOffered>> {
  const tools = await readOffered(runtime(offered), ['mine'], extensions);
  return verifyOffered({ clientMode: 'copilot-cli', ...policy }, tools ?? []);
}

const mcp = { name: 'srv-list', mcpServerName: 'srv' };

describe('verifyOffered', () => {
  it('accepts what the policy allows [policy-read-back]', async () => {
    const result = await verify({ availableTools: ['builtin:view', 'custom:*', 'mcp:*'] }, [
      { name: 'view' },
      { name: 'mine' },
      mcp,
    ]);
    expect(result.problem).toBeUndefined();
    expect(result.unmatched).toStrictEqual([]);
  });

  it.each<[string, Partial<ToolPolicy>, OfferedTool[]]>([
    ['a built-in beside an MCP-only list', { availableTools: ['mcp:*'] }, [mcp, { name: 'bash' }]],
    ['an excluded built-in', { excludedTools: ['builtin:*'] }, [{ name: 'bash' }]],
    [
      'an excluded tool that the list allows',
      { availableTools: ['builtin:*'], excludedTools: ['builtin:bash'] },
      [{ name: 'bash' }],
    ],
    ['a custom tool beside an MCP-only list', { availableTools: ['mcp:*'] }, [{ name: 'mine' }]],
    ['an MCP tool of another name', { availableTools: ['mcp:srv-get'] }, [mcp]],
    ['a built-in that an MCP pattern names', { availableTools: ['mcp:bash'] }, [{ name: 'bash' }]],
    [
      'a name that nobody knows where extensions are off',
      { availableTools: ['custom:*'] },
      [{ name: 'brand_new' }],
    ],
    [
      'the extension tools beside a list without them',
      { availableTools: ['builtin:*'] },
      [{ name: 'extensions_manage' }],
    ],
  ])('refuses %s [policy-read-back]', async (_what, policy, offered) => {
    const result = await verify(policy, offered);
    expect(result.problem?.code).toBe('policy-not-in-force');
    expect(result.problem?.message).toContain(offered.at(-1)?.name);
  });

  it('takes an unknown name for an extension’s tool where extensions are on [policy-read-back]', async () => {
    expect(
      (await verify({ availableTools: ['custom:*'] }, [{ name: 'brand_new' }], true)).problem,
    ).toBeUndefined();
    expect((await verify({ availableTools: ['custom:*'] }, [{ name: 'bash' }], true)).problem).toBeDefined();
  });

  it('reports names that match nothing [policy-unmatched]', async () => {
    const result = await verify({ availableTools: ['builtin:shell', 'builtin:view', 'mcp:*'] }, [
      { name: 'view' },
    ]);
    expect(result.unmatched).toStrictEqual(['builtin:shell']);
  });

  it('warns by name of the tools that run code where extensions are on [policy-extension-tools]', async () => {
    const result = await verify(
      { availableTools: ['custom:*'] },
      [{ name: 'extensions_manage' }, { name: 'extensions_reload' }],
      true,
    );
    expect(result.problem).toBeUndefined();
    expect(result.warnings.join()).toContain('"custom:extensions_manage", "custom:extensions_reload"');
  });

  it('says so when the runtime does not list its tools [policy-read-back]', async () => {
    expect(await readOffered(runtime(null), [], false)).toBeUndefined();
  });

  it('names ten of many and counts the rest', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ name: `tool_${index}` }));
    expect((await verify({ availableTools: ['mcp:*'] }, many)).problem?.message).toContain('and 15 more');
  });
});
