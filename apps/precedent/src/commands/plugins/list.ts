import { createBridge, type PluginStatus } from '@precedent/mcp-bridge';
import { escapeLine, resultLimits } from '@precedent/core';
import type { Line } from '../../arguments/parse.ts';
import { jsonText } from '../../print/escape.ts';
import { serverLines } from '../../print/server-lines.ts';
import { exitCodes, type Session } from '../../session.ts';
import { namedPlugins, surroundingsOf } from '../../surroundings.ts';

/** Every plugin that was found, what of it is offered, and what is not and why. Starts nothing. */
export async function list(session: Session, line: Line): Promise<number> {
  const surroundings = surroundingsOf(session, 'user');
  const plugins = namedPlugins(session, line.plugin);
  const bridge = createBridge({ ...surroundings, plugins, resultLimit: resultLimits.standard });
  const found = await bridge.status();
  await bridge.close();
  const folder = surroundings.folders?.config;
  if (line.json) session.out(jsonText({ folder, plugins: found }));
  else if (found.length === 0)
    session.out(`No plugins were found${folder === undefined ? '' : ` in ${escapeLine(folder)}/plugins`}.\n`);
  else session.out(`${found.map((plugin) => pluginLines(plugin).join('\n')).join('\n\n')}\n`);
  return found.some(({ problems }) => problems.length > 0) ? exitCodes.attention : exitCodes.fine;
}

function pluginLines({ id, directory, problems, servers }: PluginStatus): string[] {
  const faults = problems.map(
    ({ pointer, message }) => `  ✗ ${escapeLine(pointer) || '(the file)'}: ${message}`,
  );
  const declared = servers.flatMap((server) => serverLines(server, false));
  const none = faults.length + declared.length === 0 ? ['  declares no MCP servers'] : [];
  return [`${escapeLine(id)}  ${escapeLine(directory)}`, ...faults, ...declared, ...none];
}
