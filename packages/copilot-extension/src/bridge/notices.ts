import { escapeLine } from '@precedent/core';
import { textOfCode, type PluginStatus, type ServerStatus } from '@precedent/mcp-bridge';

/** A line for each thing that a user who granted a plugin would miss. What was never granted is none of them. */
export function noticesOf(plugins: readonly PluginStatus[]): readonly string[] {
  return plugins.flatMap(({ id, problems, servers }) => {
    const plugin = `The plugin ${escapeLine(id)}`;
    if (problems.length > 0) return [`${plugin} is not used: its manifest has faults. ${howToSee}`];
    return servers.flatMap((server) =>
      missing(server).map((what) => `${plugin}, server ${server.id}: ${what}. ${howToSee}`),
    );
  });
}

const howToSee = 'Type: precedent plugins list';

function missing({ state, withheld, droppedTotal, morePages }: ServerStatus): readonly string[] {
  if (state === 'not-granted') return [];
  if (state !== 'granted') return [textOfCode(state).replace(/\.$/u, '')];
  const { changed, added, gone } = withheld;
  const count = changed.length + added.length + gone.length;
  return [
    ...(count > 0 ? [`tools that differ from those you granted are withheld: ${count}`] : []),
    ...(droppedTotal > 0 || morePages
      ? [`tools that were dropped when you granted it: ${droppedTotal}`]
      : []),
  ];
}
