import { fileURLToPath } from 'node:url';

const most = 64;

/**
 * The directories in an answer to `roots/list`, in order; undefined when it is no such answer. Other schemes, and
 * `file:` roots of another machine or of no path at all, say nothing about this one: they are passed over alike. The
 * first 64 that are left count.
 */
export function rootDirectories(answer: unknown): readonly string[] | undefined {
  const roots = typeof answer === 'object' && answer !== null && 'roots' in answer ? answer.roots : undefined;
  if (!Array.isArray(roots)) return undefined;
  const directories: string[] = [];
  for (const root of roots as readonly unknown[]) {
    const uri = typeof root === 'object' && root !== null && 'uri' in root ? root.uri : undefined;
    const directory = typeof uri === 'string' && /^file:/iu.test(uri) ? directoryOf(uri) : undefined;
    if (directory !== undefined) directories.push(directory);
    if (directories.length === most) break;
  }
  return directories;
}

function directoryOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
