import { statSync } from 'node:fs';
import path from 'node:path';
import { engineFiles, escapeLine } from '@precedent/core';
import { manifestBytes, readManifest } from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';
import { counted } from '../../print/counted.ts';
import { jsonText } from '../../print/escape.ts';
import { exitCodes, type Session } from '../../session.ts';

/** What is wrong with a manifest, each fault with its JSON pointer. Exit 0 when nothing is, 1 when something is. */
export async function check(session: Session, { json }: Line, name: string): Promise<number> {
  const named = session.cwd === undefined ? name : path.resolve(session.cwd, name);
  const file = isFolder(named) ? path.join(named, 'plugin.json') : named;
  const text = engineFiles.text(file, manifestBytes);
  const read =
    text === undefined
      ? {
          ok: false as const,
          problems: [{ pointer: '', message: 'The file cannot be read, or is larger than 256 KiB.' }],
        }
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

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
