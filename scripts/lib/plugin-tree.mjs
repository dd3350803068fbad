import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts the built plugin of each app that has a `marketplace` into a folder of its own below `out`, and those marketplace files beside it.
 * Answers a problem to show, or null. `out` must be empty or not there: what is left over would be released too.
 * @param {string} root
 * @param {string} out
 * @returns {Promise<string | null>}
 */
export async function assemblePlugins(root, out) {
  await mkdir(out, { recursive: true });
  if ((await readdir(out)).some((name) => name !== '.git'))
    return `${out} is not empty. Name an empty folder.`;
  const apps = (await readdir(path.join(root, 'apps'))).filter((name) => name.endsWith('-plugin')).sort();
  for (const app of apps) {
    const built = path.join(root, 'apps', app, 'dist');
    const marketplace = path.join(root, 'apps', app, 'marketplace');
    if (!existsSync(marketplace)) continue;
    if (!existsSync(built)) return `apps/${app} is not built. Run: pnpm build`;
    await cp(built, path.join(out, app.slice(0, -'-plugin'.length)), { recursive: true });
    await cp(marketplace, out, { recursive: true });
  }
  return null;
}
