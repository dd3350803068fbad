import { escapeLine } from '@precedent/core';
import { bridgeCodes, dropReasons, type GrantedServer } from '@precedent/mcp-bridge';
import { counted } from './counted.ts';

/** What granting a plugin gave, server by server. */
export function grantedLines(plugin: string, servers: readonly GrantedServer[]): string[] {
  return [`${plugin} is granted.`, ...servers.flatMap(linesOf)];
}

function linesOf({ id, outcome, list }: GrantedServer): string[] {
  if (outcome !== 'ok' || list === undefined) {
    const { message, next } = bridgeCodes[outcome === 'ok' ? 'not-listed' : outcome];
    return [`  ${id}: offers nothing yet. ${outcome}: ${message} ${next}`];
  }
  const { tools, dropped, droppedTotal, morePages } = list;
  return [
    `  ${id}: ${counted(tools.length, 'tool')} as they are now`,
    ...tools.map(({ name }) => `    ${escapeLine(name)}`),
    ...dropped.map(
      ({ name, reason }) => `    dropped: ${escapeLine(name) || '(no name)'}: ${dropReasons[reason]}`,
    ),
    ...(droppedTotal > dropped.length ? [`    and ${droppedTotal - dropped.length} more were dropped`] : []),
    ...(morePages ? ['    the server has more pages than were read; --max-pages reads them'] : []),
  ];
}
