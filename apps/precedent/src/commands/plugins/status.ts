import { createBridge, type ServerStatus, type Surroundings, type UsablePlugin } from '@precedent/mcp-bridge';
import { resultLimits } from '@precedent/core';

/** What is known of a plugin's servers: granted or not, offered or withheld. Starts nothing. */
export async function statusOfServers(
  plugin: UsablePlugin,
  surroundings: Surroundings,
): Promise<readonly ServerStatus[]> {
  const { directory } = plugin;
  const bridge = createBridge({
    ...surroundings,
    plugins: [directory],
    resultLimit: resultLimits.standard,
  });
  const statuses = await bridge.status();
  await bridge.close();
  return statuses.find((one) => one.directory === directory && one.problems.length === 0)?.servers ?? [];
}
