import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../hosts/node_modules', import.meta.url));

/** Whether the tests that need other programs run: in CI and on request, on the platform they are pinned for. */
export const hostsWanted =
  (process.env['CI'] === 'true' || process.env['PRECEDENT_HOSTS'] === '1') &&
  process.platform === 'linux' &&
  process.arch === 'x64';

/** A program of `test-harness/hosts`. Throws when it was not installed: a wanted host that is missing is a failure. */
export function hostProgram(...parts: readonly string[]): string {
  const file = path.join(modules, ...parts);
  if (!existsSync(file)) throw new Error(`${parts[0]} is not installed; run: PRECEDENT_HOSTS=1 npm test`);
  return file;
}
