import { fileURLToPath } from 'node:url';

const most = 64;

/**
 * The directories in an answer to `roots/list`, in order; undefined when it is no such answer. A `file:` root that
 * names no path of this system stays as it is, so that a client that named something is not taken for one that named
 * nothing; other schemes say nothing about this machine.
 */
export function rootDirectories(answer: unknown): readonly string[] | undefined {
  const roots = typeof answer === 'object' && answer !== null && 'roots' in answer ? answer.roots : undefined;
  if (!Array.isArray(roots)) return undefined;
  return roots.slice(0, most).flatMap((root: unknown) => {
    const uri = typeof root === 'object' && root !== null && 'uri' in root ? root.uri : undefined;
    return typeof uri === 'string' && /^file:/iu.test(uri) ? [directoryOf(uri)] : [];
  });
}

function directoryOf(uri: string): string {
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
}
