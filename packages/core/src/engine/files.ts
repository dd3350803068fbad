import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { systemFiles, type PathFiles } from '../process/find-on-path.ts';

/** What choosing an engine asks of the file system. */
export interface EngineFiles extends PathFiles {
  kind(path: string): 'file' | 'other' | 'none';
  /** The text of a regular file; undefined when it is longer or cannot be read. */
  text(path: string, maxBytes: number): string | undefined;
  /** Changes when the file is replaced or rewritten; undefined where there is none. */
  identity(path: string): string | undefined;
}

export const engineFiles: EngineFiles = {
  ...systemFiles,
  kind: (path) => {
    const facts = factsOf(path);
    if (facts === undefined) return 'none';
    return facts.isFile() ? 'file' : 'other';
  },
  text: (path, maxBytes) => {
    const facts = factsOf(path);
    if (!facts?.isFile() || facts.size > maxBytes) return undefined;
    try {
      const descriptor = openSync(path, 'r');
      try {
        const buffer = Buffer.alloc(maxBytes + 1);
        const length = readSync(descriptor, buffer, 0, maxBytes + 1, 0);
        return length > maxBytes ? undefined : buffer.toString('utf8', 0, length);
      } finally {
        closeSync(descriptor);
      }
    } catch {
      return undefined;
    }
  },
  identity: (path) => {
    const facts = factsOf(path);
    return facts && [facts.dev, facts.ino, facts.size, facts.mtimeMs].join(':');
  },
};

function factsOf(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
