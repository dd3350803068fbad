import type { ToolSource } from './names.ts';

/** A tool as the runtime lists it for a session. */
export interface OfferedTool {
  readonly name: string;
  readonly mcpServerName?: string;
}

/** The calls of a session that reading back needs; a `CopilotSession` has them. */
export interface ReadableSession {
  readonly rpc: {
    readonly tools: {
      initializeAndValidate(): Promise<unknown>;
      getCurrentMetadata(): Promise<{ readonly tools: readonly OfferedTool[] | null }>;
      getBuiltinDescriptors(
        params: Record<string, never>,
      ): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
    };
  };
}

export interface SourcedTool {
  readonly name: string;
  readonly source: ToolSource;
}

/** The runtime's own tools that arrive as `custom` wherever extensions are on. They can write and run code. */
export const EXTENSION_TOOLS: readonly string[] = ['extensions_manage', 'extensions_reload'];

/**
 * Says where each offered tool comes from. The runtime lists names without their source: MCP tools carry a server
 * name, the session's own tools are known, and the runtime can name its built-ins. Where extensions are off nothing
 * else can exist, so an unknown name is taken for a built-in: the answer that refuses more.
 */
function sourceOf(
  tool: OfferedTool,
  known: {
    readonly custom: ReadonlySet<string>;
    readonly builtin: ReadonlySet<string>;
    readonly extensions: boolean;
  },
): ToolSource {
  if (tool.mcpServerName !== undefined) return 'mcp';
  if (known.custom.has(tool.name) || EXTENSION_TOOLS.includes(tool.name)) return 'custom';
  if (known.builtin.has(tool.name) || !known.extensions) return 'builtin';
  return 'custom';
}

/**
 * Reads back what a session really offers.
 *
 * @returns the tools with their sources, or undefined when the runtime does not say
 */
export async function readOffered(
  session: ReadableSession,
  custom: readonly string[],
  extensions: boolean,
): Promise<readonly SourcedTool[] | undefined> {
  await session.rpc.tools.initializeAndValidate();
  const { tools } = await session.rpc.tools.getCurrentMetadata();
  if (!tools) return undefined;
  const builtin = await builtinNames(session);
  const known = { custom: new Set(custom), builtin, extensions };
  return tools.map((tool) => ({ name: tool.name, source: sourceOf(tool, known) }));
}

async function builtinNames(session: ReadableSession): Promise<ReadonlySet<string>> {
  const { tools } = await session.rpc.tools.getBuiltinDescriptors({});
  return new Set(tools.map((tool) => tool.name));
}
