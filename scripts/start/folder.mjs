import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const usage = 'Type: npm start, or: npm start -- /path/to/repository';

/**
 * The folder to answer for: the one given, from where the person stands, else this repository.
 * @param {readonly string[]} args
 * @param {string} root
 * @param {string} from the directory in which the command was typed
 * @returns {{ ok: true, path: string } | { ok: false, message: string }}
 */
export function findFolder(args, root, from) {
  const [given, ...more] = args.filter((word) => word !== '--');
  if (given === undefined) return { ok: true, path: realpathSync(root) };
  if (given.startsWith('-')) return { ok: false, message: `There are no flags here. ${usage}` };
  if (more.length > 0) return { ok: false, message: `One folder at a time. ${usage}` };
  const absolute = path.resolve(from, given);
  const is = statSync(absolute, { throwIfNoEntry: false });
  if (is?.isDirectory() === true) return { ok: true, path: realpathSync(absolute) };
  const what = is === undefined ? 'There is no folder' : 'Not a folder:';
  return { ok: false, message: `${what} ${JSON.stringify(absolute)}. ${usage}` };
}
