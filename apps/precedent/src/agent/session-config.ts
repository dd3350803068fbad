import type { SessionConfig } from '@github/copilot-sdk';
import type { AgentDefinition } from '@precedent/tool-policy';

type Json = Readonly<Record<string, unknown>>;
type McpServers = NonNullable<SessionConfig['mcpServers']>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a definition asks of a session, beside its tool policy. */
export interface AgentConfig {
  readonly config: Partial<Omit<SessionConfig, 'availableTools' | 'excludedTools'>>;
  /** The MCP servers as a person would type them: a command line or an address. */
  readonly servers: readonly { readonly name: string; readonly starts: string }[];
  /** Entries of `tools` that this command has no use for, by index. */
  readonly leftOut: readonly number[];
}

/** An MCP entry: `{ "kind": "mcp", "name", "command", "args"? }` or `{ …, "url", "headers"? }`. */
function mcpServer(entry: unknown): { name: string; starts: string; server: McpServers[string] } | undefined {
  if (!isObject(entry) || entry['kind'] !== 'mcp' || !isText(entry['name'])) return undefined;
  const { name, command, url } = entry;
  if (isText(command)) {
    const args = Array.isArray(entry['args']) ? entry['args'].map(String) : [];
    return {
      name,
      starts: [command, ...args].join(' '),
      server: { type: 'local', command, args, tools: ['*'] },
    };
  }
  if (!isText(url)) return undefined;
  const headers = isObject(entry['headers']) ? { headers: entry['headers'] as Record<string, string> } : {};
  return { name, starts: url, server: { type: 'http', url, tools: ['*'], ...headers } };
}

/** Reads `name`, `instructions`, `model`, `provider` and the MCP entries of `tools`. Pure. */
export function agentConfig({ source, tools }: AgentDefinition): AgentConfig {
  const { instructions, model, provider } = source;
  const found = tools.map(mcpServer);
  const servers = found.flatMap((each) => each ?? []);
  const id = isObject(model) ? model['id'] : model;
  return {
    config: {
      ...(isText(id) ? { model: id } : {}),
      ...(isText(instructions) ? { systemMessage: { mode: 'append', content: instructions } } : {}),
      ...(isObject(provider)
        ? { provider: provider as unknown as NonNullable<SessionConfig['provider']> }
        : {}),
      ...(servers.length > 0
        ? { mcpServers: Object.fromEntries(servers.map(({ name, server }) => [name, server])) }
        : {}),
    },
    servers: servers.map(({ name, starts }) => ({ name, starts })),
    leftOut: found.flatMap((each, index) => (each === undefined ? [index] : [])),
  };
}
