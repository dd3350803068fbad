import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Tests of built programs meet programs built from the sources as they are. A failed build is told and not thrown, so
 * that tests which need none of it still run; `npm test` builds first and stops there.
 */
export async function setup() {
  const problem = await ensureBuilt(root, () => {});
  if (problem !== null)
    process.stderr.write(`${problem}\nTests of built programs meet an old build, or none.\n`);
}
