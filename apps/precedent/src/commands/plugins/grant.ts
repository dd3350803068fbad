import {
  grantPlugin,
  pageCeiling,
  toolCeiling,
  type GrantedServer,
  type ServerLimits,
  type ServerStatus,
} from '@precedent/mcp-bridge';
import { escapeLine } from '@precedent/core';
import type { Line } from '../../arguments/parse.ts';
import { grantedLines } from '../../print/granted-lines.ts';
import { jsonText } from '../../print/escape.ts';
import { withheldLines } from '../../print/withheld-lines.ts';
import { refuse } from '../../refuse.ts';
import { exitCodes, type Session } from '../../session.ts';
import { acceptance, consentTexts, wantedPermissions } from './consent.ts';
import { findPlugin } from './find.ts';
import { statusOfServers } from './status.ts';

/**
 * Shows exactly what would be granted, and grants it when `--accept` repeats the digest of what was shown: a
 * declaration that changes in between has another one. Then connects once, to pin the tools.
 */
export async function grant(session: Session, line: Line, id: string): Promise<number> {
  const limits = readLimits(line);
  if (typeof limits === 'string') return refuse(session, limits);
  const found = await findPlugin(session, line, id);
  if (!found.ok) return found.code;
  const { plugin, surroundings } = found;
  const { json } = line;
  const ids = plugin.manifest.servers.map((server) => server.id);
  if (line.server !== undefined && !ids.includes(line.server))
    return refuse(session, `The plugin has no server “${escapeLine(line.server.slice(0, 40))}”.`);
  const permissions = wantedPermissions(plugin, line);
  if (permissions.length === 0)
    return refuse(session, 'The plugin declares no such servers, so there is nothing to grant.');
  const passHome = line.home === true;
  const accept = acceptance(plugin, permissions);
  if (line.accept !== accept) {
    const texts = consentTexts(plugin, permissions, passHome, surroundings);
    const mismatch = line.accept !== undefined;
    const servers = await statusOfServers(plugin, surroundings);
    const withheld = Object.fromEntries(servers.map((server) => [server.id, server.withheld]));
    const changed = servers.flatMap(changedText);
    if (json)
      session.out(jsonText({ ok: false, granted: false, mismatch, accept, permissions, texts, withheld }));
    else session.out(`${[...texts, ...changed, ...howToAccept(session, accept, mismatch)].join('\n\n')}\n`);
    return exitCodes.attention;
  }
  const raised = line.server === undefined ? ids : [line.server];
  const result = await grantPlugin(
    plugin,
    { permissions, passHome, limits: Object.fromEntries(raised.map((server) => [server, limits])) },
    surroundings,
  );
  if (!result.ok) {
    session.err(`precedent: The grant could not be written (${result.because}). Type: precedent doctor\n`);
    return exitCodes.attention;
  }
  if (json)
    session.out(
      jsonText({ ok: isWell(result.servers), granted: true, permissions, servers: result.servers }),
    );
  else session.out(`${grantedLines(plugin.id, result.servers).join('\n')}\n`);
  return isWell(result.servers) ? exitCodes.fine : exitCodes.attention;
}

/** The tools are granted too, as they are when this is accepted: whoever looks again should see what is new. */
function changedText(server: ServerStatus): string[] {
  const lines = withheldLines(server, true);
  return lines.length === 0
    ? []
    : [[`  The tools of ${server.id} are not those you granted:`, ...lines].join('\n')];
}

function isWell(servers: readonly GrantedServer[]): boolean {
  return servers.every(({ outcome }) => outcome === 'ok');
}

function howToAccept({ argv }: Session, accept: string, mismatch: boolean): string[] {
  const words = argv.filter(
    (word, index) => word !== '--accept' && argv[index - 1] !== '--accept' && !word.startsWith('--accept='),
  );
  const typed = words.map((word) => (/^[\w./=-]+$/u.test(word) ? word : `'${escapeLine(word)}'`)).join(' ');
  return [
    ...(mismatch
      ? ['This is not what --accept names: the declaration, or what you ask for, is another one.']
      : []),
    `Nothing has been granted. If this is what you want, type:\n  precedent ${typed} --accept ${accept}`,
  ];
}

function readLimits(line: Line): ServerLimits | string {
  const tools = readCount(line['max-tools'], toolCeiling);
  const pages = readCount(line['max-pages'], pageCeiling);
  if (tools === 'bad') return `--max-tools is a number from 1 to ${toolCeiling}.`;
  if (pages === 'bad') return `--max-pages is a number from 1 to ${pageCeiling}.`;
  return {
    ...(tools === undefined ? {} : { maxTools: tools }),
    ...(pages === undefined ? {} : { maxPages: pages }),
  };
}

function readCount(text: string | undefined, most: number): number | 'bad' | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : 'bad';
}
