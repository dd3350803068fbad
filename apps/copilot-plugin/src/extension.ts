import * as sdk from '@github/copilot-sdk/extension';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  installFolders,
  keepStdoutForProtocol,
  startExtension,
  type BridgeModule,
  type Running,
} from '@precedent/copilot-extension';

keepStdoutForProtocol();

const report = (line: string): void => void process.stderr.write(`[precedent] ${line}\n`);
let running: Running | undefined;
const politeMs = 800;

/** The runtime stops what it knows to have ended; an extension that lives on half would hold the session. */
function end(code: number, why?: unknown): never {
  if (why !== undefined)
    report(why instanceof Error ? (why.stack ?? why.message) : 'something that is no error was thrown');
  void running?.stop();
  // Programs that are not waited for end with this process, whatever they make of it.
  process.exit(code);
}
/** Asked to end, we let servers of plugins end first, well inside the five seconds that the runtime gives. */
async function endPolitely(): Promise<void> {
  setTimeout(() => end(0), politeMs);
  await running?.stop();
  end(0);
}
process.on('unhandledRejection', (why) => end(1, why));
process.on('uncaughtException', (why) => end(1, why));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void endPolitely());

/** A directory that has been deleted has no name, and a user without an entry no home. */
function safely(read: () => string): string | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}

try {
  running = await startExtension({
    // Older and newer SDKs than the one we are built with: what each lacks is left out.
    sdk,
    env: process.env,
    platform: process.platform,
    home: safely(homedir),
    session: process.env['SESSION_ID'],
    installFolders: installFolders(fileURLToPath(import.meta.url)),
    processDirectory: safely(() => process.cwd()),
    report,
    // A file of its own beside this one, which sessions without plugins never read.
    loadBridge: () => import(new URL('bridge.mjs', import.meta.url).href) as Promise<BridgeModule>,
  });
} catch (refusal) {
  end(1, refusal);
}
