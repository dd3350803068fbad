import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { teamRepository } from '../repositories/team.ts';

export interface ClaudeProject {
  readonly top: string;
  /** A repository whose record 0001 governs `src/`. */
  readonly root: string;
  write(name: string, text: string): void;
  remove(): void;
}

/** A project for the real host, with a decision to tell. */
export function claudeProject(): ClaudeProject {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), 'claude-')));
  const root = teamRepository(top);
  return {
    top,
    root,
    write: (name, text) => {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** What is said of the record when `path` is read. */
export const decisionSaid = (path: string): string =>
  '- 0001 Keep the till offline (docs/adr/0001-keep-the-till-offline.md): We will keep the till working without a ' +
  `network. Its scope \`src/**\` covers ${path}.`;
