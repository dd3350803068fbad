import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders we came in, which are never answered for: the extension's own, and the plugin's when it lies in one
 * (`<plugin>/extensions/precedent/extension.mjs`). In a repository's `.github/extensions` there is no plugin, and the
 * repository around it is what we answer for.
 */
export function installFolders(extensionFile: string): readonly string[] {
  const own = path.dirname(extensionFile);
  const plugin = path.dirname(path.dirname(own));
  const isPlugin = existsSync(path.join(plugin, 'plugin.json'));
  return isPlugin ? [own, plugin] : [own];
}
