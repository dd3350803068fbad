import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failureCodes, type FailureCode } from '@precedent/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAll, processesWith, survivors } from '../../../packages/core/test/process/survivors.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';
import { callTool, connect, systemPath } from '../../src/drivers/mcp.ts';
import { expectedOutcomes, type ExpectedOutcome } from '../../src/programs/outcomes.ts';
import { exiting, hostileProgram } from '../../src/programs/programs.ts';

let base: string;
let root: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostile-mcp-')));
  root = path.join(base, 'repo');
  mkdirSync(path.join(root, '.git'), { recursive: true });
});
afterEach(() => {
  endAll(base);
  rmSync(base, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>>) =>
  connect(
    { cwd: base, env: { PATH: systemPath, HOME: base, ...canaries, PRECEDENT_TIMEOUT_MS: '1000', ...env } },
    () => [{ uri: pathToFileURL(root).href }],
  );

/** Started by the server, and not the server itself. */
async function startedBy(server: number | undefined): Promise<readonly number[]> {
  const others = () => processesWith(base).filter((pid) => pid !== server);
  const until = performance.now() + 2000;
  while (others().length > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return others();
}

/** A failure as the server words it. */
function text({ outcome, exitCode, says }: ExpectedOutcome): string {
  const { message, next } = failureCodes[outcome as FailureCode];
  const exit = exitCode === undefined ? undefined : `Exit code: ${exitCode}.`;
  return [`${outcome}: ${message} ${next}`, says ?? undefined, exit]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** How a host goes away. */
const ends: readonly (readonly [string, (server: ChildProcessWithoutNullStreams) => unknown])[] = [
  ['the client closes its end', ({ stdin }) => stdin.end()],
  ['the server is told to end', (server) => server.kill('SIGTERM')],
];

describe('through the MCP server, an adr command that', () => {
  it.each(expectedOutcomes)(
    '$title is $outcome [outcome-fixed-texts] [cli-no-survivor] [outcome-output-too-large]',
    async (expected) => {
      const { client, server, close } = await start({ ADRKIT_CLI: expected.program(base) });
      const answer = await callTool(client, 'adr_lint', {});
      const left = await startedBy(server.child.pid);
      await close();
      expect(answer).toMatchObject(
        expected.outcome === 'ok'
          ? { kind: 'success', view: { exitCode: expected.exitCode ?? 0 } }
          : { kind: 'failure', text: text(expected) },
      );
      expect(left).toEqual([]);
      expect(server.stdout() + server.stderr()).not.toMatch(canaryPattern);
    },
  );

  it.each(['env', 'parent-env'])(
    'prints %s shows no value of the server’s environment [outcome-no-canary]',
    async (prints) => {
      for (const code of [0, 1, 2, 3]) {
        const { client, server, close } = await start({ ADRKIT_CLI: exiting(base, code, prints) });
        await callTool(client, 'adr_lint', {});
        await close();
        expect(server.stdout() + server.stderr()).not.toMatch(canaryPattern);
      }
    },
  );

  it.each(ends)('ignores every signal is gone when %s [cli-tree-ended] [mcp-ends]', async (_, end) => {
    const env = { ADRKIT_CLI: hostileProgram('ignores-sigterm.sh'), PRECEDENT_TIMEOUT_MS: '600000' };
    const { client, server } = await start(env);
    const call = callTool(client, 'adr_lint', {}).catch((error: unknown) => error);
    while (processesWith(base).length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    end(server.child);
    const { afterMs } = await server.end();
    expect(afterMs).toBeLessThan(5000);
    expect(await survivors(base)).toEqual([]);
    await client.close();
    await call;
  });
});
