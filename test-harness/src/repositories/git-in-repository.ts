import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { writeProgram } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

/** A program called git among the committed files, and a PATH that leads to it in every way a PATH can. */
export const gitInRepository: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 1');
  for (const name of ['git', 'tools/git']) writeProgram(dir, name, `#!/bin/sh\nexec ${program}\n`);
  const entries = ['', '.', 'tools', dir, path.join(dir, 'tools'), process.env['PATH'] ?? ''];
  const env = { PATH: entries.join(path.delimiter) };
  const careless = () => {
    try {
      execFileSync('git', ['status'], { cwd: dir, env, stdio: 'ignore' });
    } catch {}
  };
  return { dir, marker, env, careless };
};
