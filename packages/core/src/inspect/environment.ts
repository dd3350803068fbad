import { readEngineSettings } from '../engine/settings.ts';
import type { Environment } from '../engine/types.ts';
import { asAbsoluteDir } from '../paths/absolute.ts';
import type { InspectedEnvironment } from './types.ts';

/** Every variable that something in this product reads for itself. */
const recognised = [
  'ADRKIT_ALLOW_REPO_CLI',
  'ADRKIT_CLI',
  'ADRKIT_DIR',
  'CLAUDE_PROJECT_DIR',
  'PRECEDENT_CWD',
  'PRECEDENT_ENGINE',
  'PRECEDENT_HOME',
  'PRECEDENT_MAX_RESULT_BYTES',
  'PRECEDENT_TIMEOUT_MS',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_STATE_HOME',
];
const directories = ['PRECEDENT_HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME'];

export function inspectEnvironment(env: Environment, platform: NodeJS.Platform): InspectedEnvironment {
  const set = (name: string): string | undefined => env[name] || undefined;
  const names = Object.keys(env).filter((name) => /^(?:ADRKIT|PRECEDENT)_/u.test(name));
  const mistakes = [...readEngineSettings(env, 'user').mistakes];
  for (const name of directories) {
    const value = set(name);
    if (value !== undefined && asAbsoluteDir(value, platform) === undefined) {
      mistakes.push({ name, sentence: 'It is an absolute path of this system; it is ignored.' });
    }
  }
  const bytes = set('PRECEDENT_MAX_RESULT_BYTES');
  if (bytes !== undefined && !/^\s*\d{1,15}\s*$/u.test(bytes)) {
    const sentence = 'It is a whole number of bytes; the usual limit is used.';
    mistakes.push({ name: 'PRECEDENT_MAX_RESULT_BYTES', sentence });
  }
  const allow = set('ADRKIT_ALLOW_REPO_CLI');
  if (allow !== undefined && allow !== '1') {
    mistakes.push({ name: 'ADRKIT_ALLOW_REPO_CLI', sentence: 'Only 1 allows anything; it is ignored.' });
  }
  return {
    recognised: recognised.flatMap((name) => {
      const value = set(name);
      return value === undefined ? [] : [{ name, value }];
    }),
    unknown: names.filter((name) => !recognised.includes(name)).sort(),
    mistakes,
  };
}
