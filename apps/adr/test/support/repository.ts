import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface Contents {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly folders?: readonly string[];
  /** From a path to what the link holds. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A folder with these contents, without links in its own path; gone when the test ends. */
export function aFolder({ files = {}, folders = [], links = {} }: Contents): string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'adr-test-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(target, path.join(root, link));
  }
  return root;
}
