import type { AuditLog } from '../audit/log.ts';
import { connect, type Connection } from '../client/connect.ts';
import { Fault, isFault } from '../codes/fault.ts';
import type { ResolveHost } from '../http/lookup.ts';
import type { Surroundings } from '../plugins/types.ts';
import { limitsOf, type Budgets } from './limits.ts';
import type { LoadedServer } from './load.ts';
import { openServer } from './open-server.ts';

export interface ServerContext {
  readonly surroundings: Surroundings;
  readonly budgets: Budgets;
  readonly resolve: ResolveHost;
  readonly audit: AuditLog;
}

/** Connects to a granted server and writes that down. Rejects with a `Fault`. */
export async function connectServer(
  from: LoadedServer | undefined,
  { surroundings, budgets, resolve, audit }: ServerContext,
  signal?: AbortSignal,
): Promise<Connection> {
  if (from === undefined) throw new Fault('plugin-gone');
  const { plugin, server, grant } = from;
  const started = performance.now();
  const note = (outcome: string): void =>
    audit.add({
      event: 'connect',
      plugin: plugin.id,
      server: server.id,
      outcome,
      durationMs: Math.round(performance.now() - started),
    });
  try {
    if (grant === undefined) throw new Fault(from.state === 'granted' ? 'not-granted' : from.state);
    const opened = await openServer(plugin, server, grant, surroundings, resolve);
    if (!opened.ok) throw new Fault(opened.code);
    const limits = { handshakeMs: budgets.handshakeMs, ...limitsOf(grant.servers?.[server.id]) };
    const connection = await connect(opened.wire, limits, signal);
    note('ok');
    const { droppedTotal, morePages } = connection.tools();
    if (droppedTotal > 0 || morePages)
      audit.add({
        event: 'drop',
        plugin: plugin.id,
        server: server.id,
        outcome: morePages ? 'more-pages' : 'tools',
        count: droppedTotal,
      });
    return connection;
  } catch (error) {
    note(isFault(error) ? error.code : 'internal');
    throw error;
  }
}
