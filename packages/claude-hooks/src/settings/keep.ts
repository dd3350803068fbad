import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../ledger/write-whole.ts';
import { readSettings, usualSettings, type HookSettings } from './settings.ts';

const file = 'settings.json';

/**
 * Claude Code gives the user's settings to a plugin's server, and to a hook's process only those that the user has
 * set: a hook that asks for another one does not run at all. So the server leaves them in the plugin's own folder,
 * which no repository can name, for the hooks to read.
 */
export function keepSettings(folder: string, settings: HookSettings): void {
  const text = `${JSON.stringify(settings)}\n`;
  if (read(folder) !== text) writeWhole(folder, file, text);
}

/** What the server left, or the usual settings. */
export function keptSettings(folder: string | undefined): HookSettings {
  try {
    const kept: unknown = folder === undefined ? undefined : JSON.parse(read(folder) ?? '');
    return typeof kept === 'object' && kept !== null
      ? readSettings(kept as Record<string, unknown>)
      : usualSettings;
  } catch {
    return usualSettings;
  }
}

function read(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}
