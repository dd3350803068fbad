import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new real temporary directory; removed when the test ends. */
export function emptyDirectory(): string {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), 'repository-')));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  return top;
}
