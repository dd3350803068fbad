import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PackedPackage } from '../packed.ts';
import { repositoryRoot } from '../source/tracked.ts';

/** The three programs that users start, by file, in a folder with nothing beside them. */
export interface BuiltPrograms {
  readonly adr: string;
  readonly server: string;
  readonly precedent: string;
  /** What holds them; no folder above it has a `node_modules`. */
  readonly folder: string;
  readonly dispose: () => Promise<void>;
}

const places = {
  adr: { dist: 'apps/adr/dist', package: '@precedent/adr', file: 'adr.mjs' },
  server: { dist: 'packages/mcp-server/dist', package: '@precedent/mcp-server', file: 'server.mjs' },
  precedent: { dist: 'apps/precedent/dist', package: '@precedent/precedent', file: 'precedent.mjs' },
} as const;

/** Copies what the build made, and nothing else, to a folder of its own. */
export async function copyBuiltPrograms(): Promise<BuiltPrograms> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precedent-built-'));
  for (const [name, { dist }] of Object.entries(places)) {
    await cp(path.join(repositoryRoot, dist), path.join(folder, name), { recursive: true });
  }
  return programsIn(folder, (name) => path.join(folder, name));
}

/** Unpacks what a registry would serve, and installs nothing. */
export async function unpackPrograms(packages: readonly PackedPackage[]): Promise<BuiltPrograms> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precedent-unpacked-'));
  for (const [name, place] of Object.entries(places)) {
    const packed = packages.find((candidate) => candidate.name === place.package);
    for (const [file, bytes] of packed?.files ?? []) {
      const target = path.join(folder, name, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
  }
  return programsIn(folder, (name) => path.join(folder, name, 'dist'));
}

function programsIn(folder: string, dist: (name: keyof typeof places) => string): BuiltPrograms {
  return {
    adr: path.join(dist('adr'), places.adr.file),
    server: path.join(dist('server'), places.server.file),
    precedent: path.join(dist('precedent'), places.precedent.file),
    folder,
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
