import path from 'node:path';
import { asRepoPath, inspect, isRooted, version } from '@precedent/core';
import type { Line } from '../arguments/parse.ts';
import { jsonText } from '../print/escape.ts';
import { pageOf } from '../print/page.ts';
import { createStyle, hasColour } from '../print/style.ts';
import { refuse } from '../refuse.ts';
import { exitCodes, type Session } from '../session.ts';

/** What would answer here. Exit 0 when everything would, 1 when something needs attention, 2 for a bad `--dir`. */
export async function doctor(session: Session, { cwd, dir, json }: Line): Promise<number> {
  const folder = dir === undefined ? undefined : asRepoPath(dir);
  if (dir !== undefined && folder === undefined) {
    return refuse(session, '--dir is a folder inside the repository, relative to its root, without “..”.');
  }
  const { env, platform, node, nodeVersion, home, installFolders, signal, isTerminal } = session;
  const inspection = await inspect({
    env,
    platform,
    node,
    nodeVersion,
    home,
    installFolders,
    processDirectory: session.cwd,
    flagDirectory: flagDirectory(cwd, session.cwd),
    dir: folder,
    signal,
  });
  const ok = inspection.attention.length === 0;
  if (json) session.out(jsonText({ name: 'precedent', version, ok, ...inspection }));
  else session.out(pageOf(inspection, version, createStyle(hasColour(env, isTerminal))));
  return ok ? exitCodes.fine : exitCodes.attention;
}

/** A relative `--cwd` lies below where the command was typed; other systems' forms are left to be refused. */
function flagDirectory(cwd: string | undefined, current: string | undefined): string | undefined {
  if (!cwd || current === undefined || isRooted(cwd)) return cwd;
  return path.resolve(current, cwd);
}
