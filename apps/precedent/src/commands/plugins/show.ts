import path from 'node:path';
import { settingsFile } from '@precedent/mcp-bridge';
import { escapeLine } from '@precedent/core';
import type { Line } from '../../arguments/parse.ts';
import { jsonText } from '../../print/escape.ts';
import { serverLines } from '../../print/server-lines.ts';
import { exitCodes, type Session } from '../../session.ts';
import { consentTexts, wantedPermissions } from './consent.ts';
import { findPlugin } from './find.ts';
import { statusOfServers } from './status.ts';

/** Everything that is known of one plugin: what it would run, what was granted, what is offered and what is not. */
export async function show(session: Session, line: Line, id: string): Promise<number> {
  const found = await findPlugin(session, line, id);
  if (!found.ok) return found.code;
  const { plugin, surroundings } = found;
  const servers = await statusOfServers(plugin, surroundings);
  const { folders } = surroundings;
  const settings = folders === undefined ? undefined : settingsFile(folders, plugin.id);
  if (line.json) {
    session.out(
      jsonText({
        id: plugin.id,
        directory: plugin.directory,
        settings,
        declared: plugin.manifest.servers,
        servers,
      }),
    );
    return exitCodes.fine;
  }
  const wanted = wantedPermissions(plugin, line);
  const parts = [
    `${plugin.id}  ${escapeLine(path.join(plugin.directory, 'plugin.json'))}`,
    ...consentTexts(plugin, wanted, line.home === true, surroundings),
    ...servers.map((server) => serverLines(server, true).join('\n')),
    ...(settings === undefined ? [] : [`Settings are read from ${escapeLine(settings)}`]),
  ];
  session.out(`${parts.join('\n\n')}\n`);
  return exitCodes.fine;
}
