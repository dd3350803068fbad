import type { Wire } from '../client/wire.ts';
import type { BridgeCode } from '../codes/table.ts';
import type { Grant } from '../grants/store.ts';
import { checkUrl } from '../http/check-url.ts';
import type { ResolveHost } from '../http/lookup.ts';
import { httpWire } from '../http/wire.ts';
import type { ServerDeclaration, StdioServer } from '../manifest/schema.ts';
import { serverEnvironment } from '../plugins/child-environment.ts';
import { findProgram } from '../plugins/program.ts';
import type { Surroundings, UsablePlugin } from '../plugins/types.ts';
import { resolveValues } from '../settings/resolve.ts';
import { stdioWire } from '../stdio/wire.ts';

export type OpenedServer =
  | { readonly ok: true; readonly wire: Wire }
  | { readonly ok: false; readonly code: BridgeCode; readonly keys?: readonly string[] };

/** A wire to a granted server, not yet started. Who calls has compared the declaration with the grant. */
export async function openServer(
  plugin: UsablePlugin,
  server: ServerDeclaration,
  grant: Grant,
  surroundings: Surroundings,
  resolve: ResolveHost,
): Promise<OpenedServer> {
  const resolved = await resolveValues(plugin.id, server, surroundings);
  if (!resolved.ok) return resolved;
  const { values } = resolved;
  if (server.transport === 'stdio') return openStdio(plugin, server, grant, surroundings, values);
  const checked = checkUrl(server.url);
  if (!checked.ok) return { ok: false, code: 'address-refused' };
  const { url, loopback } = checked;
  return { ok: true, wire: httpWire({ url, loopback, headers: values, resolve }) };
}

function openStdio(
  plugin: UsablePlugin,
  { command, args = [] }: StdioServer,
  grant: Grant,
  surroundings: Surroundings,
  declared: Readonly<Record<string, string>>,
): OpenedServer {
  const { directory } = plugin;
  const { path, passHome = false } = grant;
  const found = findProgram(command, directory, path ?? surroundings.env['PATH'], surroundings);
  if (!found.ok) return found;
  const env = serverEnvironment(surroundings, { pluginId: plugin.id, path, passHome, declared });
  return { ok: true, wire: stdioWire({ program: found.program, args, directory, env }) };
}
