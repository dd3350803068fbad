import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { createPluginHome } from '../src/attacks/home.ts';
import { generated, generatedProgram } from '../src/attacks/servers.ts';
import { median } from './measure.ts';

/**
 * What a call costs over the bridge and by a client of its own, in milliseconds, median of calls made in turn. Both ask
 * a server of the same program, each its own.
 */
export async function measureBridge(
  rounds: number,
): Promise<{ readonly bridged: number; readonly direct: number }> {
  const home = await createPluginHome();
  const client = new Client({ name: 'bench', version: '0' });
  try {
    await home.plugin('p', generated(8));
    await home.grant('p');
    const bridge = home.bridge();
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [generatedProgram, '8'] }),
    );
    const { signal } = new AbortController();
    const args = { value: 'x'.repeat(200) };
    const bridged: number[] = [];
    const direct: number[] = [];
    for (let round = -10; round < rounds; round += 1) {
      const one = await timed(() => bridge.call('plugin_p_many_tool_1', args, { signal }));
      const other = await timed(() => client.callTool({ name: 'tool_1', arguments: args }));
      if (round < 0) continue;
      bridged.push(one);
      direct.push(other);
    }
    await bridge.close();
    return { bridged: median(bridged), direct: median(direct) };
  } finally {
    await client.close();
    await home.remove();
  }
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const result = await action();
  const spent = performance.now() - started;
  if (typeof result !== 'object' || result === null || 'isError' in result)
    throw new Error('The call failed.');
  return spent;
}
