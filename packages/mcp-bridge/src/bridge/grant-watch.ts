import { statSync } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from '../plugins/types.ts';

const everyMs = 500;

/** Tells when the file of grants is another one than before, at once when asked and twice a second while watching. */
export interface GrantWatch {
  /** Whether it has changed since this was last asked. */
  hasChanged(): boolean;
  /** Holds no process open. */
  start(onChange: () => void): void;
  stop(): void;
}

export function createGrantWatch({ folders }: Pick<Surroundings, 'folders'>): GrantWatch {
  const file = folders === undefined ? undefined : path.join(folders.config, 'grants.json');
  let known = stampOf(file);
  let timer: NodeJS.Timeout | undefined;
  const hasChanged = (): boolean => {
    const now = stampOf(file);
    const changed = now !== known;
    known = now;
    return changed;
  };
  return {
    hasChanged,
    start: (onChange) => {
      timer ??= setInterval(() => {
        if (hasChanged()) onChange();
      }, everyMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

function stampOf(file: string | undefined): string {
  try {
    const facts = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
    return facts === undefined ? '' : [facts.ino, facts.size, facts.mtimeMs].join(':');
  } catch {
    return '';
  }
}
