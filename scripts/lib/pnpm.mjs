import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * How to start the pnpm that this repository pins: through npm's own JavaScript, so that it works where pnpm is
 * not installed, and on Windows without a shell. Null when no npm can be found.
 * @param {string} root
 * @returns {{ command: string, args: string[] } | null}
 */
export function findPnpm(root) {
  const startedBy = process.env['npm_execpath'] ?? '';
  if (/^pnpm(\.exe)?$/.test(path.basename(startedBy))) return { command: startedBy, args: [] };
  const npm = [startedBy, ...besideNode()].find((file) => file.endsWith('npm-cli.js') && existsSync(file));
  if (npm === undefined) return null;
  return {
    command: process.execPath,
    args: [npm, 'exec', '--yes', `--package=${pinned(root)}`, '--', 'pnpm'],
  };
}

/**
 * `packageManager` of the root manifest, `pnpm@x.y.z`.
 * @param {string} root
 */
function pinned(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return String(manifest.packageManager).split('+', 1)[0] ?? 'pnpm';
}

/** Where a Node installation keeps its npm: beside the program on Windows, under `lib` elsewhere. */
function besideNode() {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((dir) => path.isAbsolute(dir));
  const bins = [path.dirname(process.execPath), path.dirname(realpathSync(process.execPath)), ...onPath];
  return bins.flatMap((bin) => [
    path.join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(bin, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ]);
}
