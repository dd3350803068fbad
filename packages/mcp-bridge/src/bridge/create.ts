import { createAuditLog } from '../audit/log.ts';
import { systemResolve } from '../http/lookup.ts';
import { Fault } from '../codes/fault.ts';
import { callTool, refusal } from './call.ts';
import type { ServerContext } from './connect-server.ts';
import { createConnections } from './connections.ts';
import { createDifferenceNotes } from './differences.ts';
import { createGrantWatch } from './grant-watch.ts';
import { usualBudgets } from './limits.ts';
import { isWithheld, keyOf, load, type Loaded, type LoadedServer, type LoadedTool } from './load.ts';
import { statusOf } from './status.ts';
import type { Bridge, BridgedTool, BridgeOptions } from './types.ts';

/**
 * The tools of the MCP servers that the user's plugins declare. Nothing is started until a tool is called, and nothing
 * that the user has not granted, as it is now, is started or offered at all.
 */
export function createBridge(options: BridgeOptions): Bridge {
  const { plugins, budgets = usualBudgets, resolveHost = systemResolve, resultLimit } = options;
  const connections = createConnections();
  const audit = createAuditLog(options);
  const watch = createGrantWatch(options);
  const context: ServerContext = { surroundings: options, budgets, resolve: resolveHost, audit };
  /** Every name that was offered in this session, so that a late call is told why it is gone. */
  const offered = new Map<string, { readonly plugin: string; readonly server: string }>();
  let loading: Promise<Loaded> | undefined;
  /** What was offered last; undefined until somebody asked. */
  let shown: string | undefined;

  const reload = (): Promise<Loaded> => {
    watch.hasChanged();
    loading = load(options, plugins).then((loaded) => {
      // What is no longer granted as it is ends now, whoever is using it.
      connections.keepOnly(new Set(loaded.servers.filter(({ state }) => state === 'granted').map(keyOf)));
      for (const [name, { plugin, server }] of loaded.names.byName) offered.set(name, { plugin, server });
      const now = shape(loaded);
      if (shown !== undefined && shown !== now) {
        shown = now;
        options.onToolsChanged?.();
      }
      return loaded;
    });
    return loading;
  };
  const current = (): Promise<Loaded> => (loading === undefined || watch.hasChanged() ? reload() : loading);
  const differences = createDifferenceNotes(options, audit, () => void reload());

  return {
    tools: async () => {
      // Who asks is answered, and needs no word that there is an answer.
      shown = undefined;
      const loaded = await reload();
      shown = shape(loaded);
      if (options.onToolsChanged !== undefined) watch.start(() => void reload());
      return offeredTools(loaded).map(toBridgedTool);
    },
    call: async (name, args, callOptions) => {
      const { names, servers } = await current();
      const tool = names.byName.get(name);
      const before = offered.get(name);
      if (tool === undefined) {
        if (before === undefined) return undefined;
        const from = servers.find(
          ({ plugin, server }) => plugin.id === before.plugin && server.id === before.server,
        );
        const state = from?.state ?? 'plugin-gone';
        const code = state === 'granted' ? 'tool-gone' : state;
        audit.add({ event: 'refusal', ...before, tool: name, outcome: code });
        return refusal(code);
      }
      watch.start(() => void reload());
      // A manifest is read again before anything is started from it.
      const open = async (signal: AbortSignal) => {
        const now = (await reload()).servers.find((server) => isSameServer(server, tool.from));
        if (now?.state === 'granted' && now.digest !== tool.from.digest)
          throw new Fault('declaration-changed');
        // With it comes the SDK: much code, which offering tools does not need.
        const { connectServer } = await import('./connect-server.ts');
        return connectServer(now, context, signal);
      };
      return callTool(name, args, callOptions, {
        audit,
        budgets,
        connections,
        resultLimit,
        tool,
        open,
        noteDifferences: differences.note,
      });
    },
    status: async () => statusOf(await reload(), options),
    close: async () => {
      watch.stop();
      await connections.close();
      await Promise.all([differences.settled(), audit.settled()]);
    },
  };
}

function offeredTools({ names }: Loaded): (readonly [string, LoadedTool])[] {
  return [...names.byName].filter(([, tool]) => !isWithheld(tool));
}

/** Another text for each other list that may be offered. */
function shape(loaded: Loaded): string {
  return JSON.stringify(offeredTools(loaded).map(([name, { entry }]) => [name, entry.digest]));
}

function isSameServer(one: LoadedServer, other: LoadedServer): boolean {
  return one.plugin.directory === other.plugin.directory && one.server.id === other.server.id;
}

function toBridgedTool([name, { plugin, server, entry }]: readonly [string, LoadedTool]): BridgedTool {
  const { title = entry.name, description, inputSchema } = entry;
  return { name, title, description, inputSchema, plugin, server, risk: 'medium' };
}
