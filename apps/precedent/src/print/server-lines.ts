import { escapeLine } from '@precedent/core';
import { bridgeCodes, dropReasons, type ServerStatus } from '@precedent/mcp-bridge';
import { counted } from './counted.ts';
import { withheldLines } from './withheld-lines.ts';

/** A server and its tools; with `whole` every name, else only what is missing. */
export function serverLines(server: ServerStatus, whole: boolean): string[] {
  const { id, state, settings, tools, withheld, dropped, droppedTotal, morePages } = server;
  const offered = state === 'granted' || tools.length > 0 ? `, ${counted(tools.length, 'tool')} offered` : '';
  const missing = settings.length === 0 ? [] : [`    to set: ${settings.map(escapeLine).join(', ')}`];
  const unnamed = droppedTotal - dropped.length;
  return [
    `  ${id} (${server.transport}): ${state === 'granted' ? 'granted' : `${state}: ${bridgeCodes[state].message}`}${offered}`,
    ...missing,
    ...(whole
      ? tools.map(
          ({ name, tool }) => `    ${name}${name.endsWith(`_${tool}`) ? '' : ` = ${escapeLine(tool)}`}`,
        )
      : []),
    ...withheldLines(server, whole),
    ...(!whole && withheld.changed.length > 0 ? ['    precedent plugins show says what changed'] : []),
    ...(withheld.changed.length + withheld.added.length > 0
      ? ['    grant the plugin again to take its tools as they are now']
      : []),
    ...(whole ? dropped : dropped.slice(0, 3)).map(
      ({ name, reason }) => `    dropped: ${escapeLine(name) || '(no name)'}: ${dropReasons[reason]}`,
    ),
    ...(!whole && dropped.length > 3
      ? [`    dropped in all: ${droppedTotal}; precedent plugins show names them`]
      : []),
    ...(whole && unnamed > 0 ? [`    and ${unnamed} more were dropped`] : []),
    ...(morePages
      ? ['    the server has more pages than were read; grant with --max-pages to read them']
      : []),
    ...(dropped.some(({ reason }) => reason === 'over-limit')
      ? ['    grant with --max-tools to take more tools']
      : []),
  ];
}
