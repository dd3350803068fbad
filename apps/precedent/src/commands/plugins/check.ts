import path from 'node:path';
import { engineFiles, escapeLine, kindOf } from '@precedent/core';
import { manifestBytes, readManifest } from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';
import { counted } from '../../print/counted.ts';
import { jsonText } from '../../print/escape.ts';
import { exitCodes, type Session } from '../../session.ts';

/** What is wrong with a manifest, each fault with its JSON pointer. Exit 0 when nothing is, 1 when something is. */
export async function check(session: Session, { json }: Line, name: string): Promise<number> {
  const named = session.cwd === undefined ? name : path.resolve(session.cwd, name);
  const inFolder = kindOf(named) === 'folder';
  const file = inFolder ? path.join(named, 'plugin.json') : named;
  const text = engineFiles.text(file, manifestBytes);
  const read =
    text === undefined
      ? { ok: false as const, problems: [{ pointer: '', message: whyUnread(file, inFolder) }] }
      : readManifest(text);
  const problems = read.ok ? [] : read.problems;
  if (json) session.out(jsonText({ ok: read.ok, file, problems }));
  else if (read.ok)
    session.out(`${escapeLine(file)} is in order: ${counted(read.manifest.servers.length, 'MCP server')}.\n`);
  else {
    const lines = problems.map(
      ({ pointer, message }) => `  ${escapeLine(pointer) || '(the file)'}: ${message}`,
    );
    session.out(`${[escapeLine(file), ...lines].join('\n')}\n`);
  }
  return read.ok ? exitCodes.fine : exitCodes.attention;
}

function whyUnread(file: string, inFolder: boolean): string {
  const kind = kindOf(file);
  if (kind === 'file') return 'The file cannot be read, or is larger than 256 KiB.';
  if (kind !== 'none') return 'It is no regular file.';
  return inFolder
    ? 'There is no plugin.json in this folder.'
    : 'There is no such file; give the plugin.json of a plugin, or its folder.';
}
