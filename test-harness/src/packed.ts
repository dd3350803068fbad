import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findPnpm } from '../../scripts/lib/pnpm.mjs';
import { repositoryRoot } from './source/tracked.ts';

/** What a registry would get of one package. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  /** `package.json` as packed. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Every file by its path in the package. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface PackedWorkspace {
  readonly packages: readonly PackedPackage[];
  readonly dispose: () => void;
}

/** Packs every package and app that is not private, as `pnpm publish` would, into a temporary folder, without the network. */
export function packWorkspace(): PackedWorkspace {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'precedent-packed-'));
  const pnpm = findPnpm(repositoryRoot);
  if (pnpm === null) throw new Error('npm was not found beside Node.');
  const filters = ['--filter', './packages/*', '--filter', './apps/*'];
  const args = [...pnpm.args, '--recursive', ...filters, 'pack', '--json', '--pack-destination', folder];
  const printed = execFileSync(pnpm.command, args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
  });
  const packed = JSON.parse(printed.slice(printed.indexOf('['))) as { name: string; filename: string }[];
  return {
    packages: packed
      .map(({ name, filename }) => readPackage(name, filename))
      .filter(({ manifest }) => manifest['private'] !== true),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function readPackage(name: string, tarball: string): PackedPackage {
  const files = readTar(gunzipSync(readFileSync(tarball)));
  const manifest = JSON.parse(files.get('package.json')?.toString() ?? '{}') as Record<string, unknown>;
  return { name, tarball, manifest, files };
}

/** The files of a tar archive as npm writes them: plain entries below `package/`, names of at most 100 bytes. */
function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const text = (start: number, length: number) =>
    archive.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  let at = 0;
  while (at < archive.length && archive[at] !== 0) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    files.set(text(at, 100).replace(/^package\//, ''), archive.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
