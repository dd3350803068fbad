import path from 'node:path';
import { writeProgram } from '../../../../test-harness/src/repositories/git.ts';
import { findOnPath } from '../../src/process/find-on-path.ts';

const search = process.env['PATH'] ?? '';
const real = findOnPath('git', { path: search, platform: process.platform });

/** A PATH on which git is a script; `$real "$@"` in it is the real one, and what it does not end goes on to that. */
export function wrapGit(top: string, script: string): { readonly PATH: string } {
  writeProgram(top, 'bin/git', `#!/bin/sh\nreal='${real}'\n${script}\nexec "$real" "$@"\n`);
  return { PATH: `${path.join(top, 'bin')}${path.delimiter}${search}` };
}
