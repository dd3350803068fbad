import type { Environment, EnvTrust } from './types.ts';

/** What the user asked for about engines. */
export interface EngineSettings {
  readonly pinned: 'auto' | 'embedded' | 'external';
  readonly cli: string | undefined;
  readonly allowRepositoryCli: boolean;
  readonly deadlineMs: number;
  /** Variables whose value is not one they can have, and what is done instead. Never the value itself. */
  readonly mistakes: readonly { readonly name: string; readonly sentence: string }[];
}

const defaultDeadlineMs = 30_000;
const bounds = { least: 1000, most: 600_000 };

/** Reads the environment, or nothing of it where a repository may have set it. */
export function readEngineSettings(env: Environment, envTrust: EnvTrust): EngineSettings {
  const trusted = envTrust === 'user' ? env : {};
  const mistakes: { name: string; sentence: string }[] = [];

  const engine = trusted['PRECEDENT_ENGINE']?.trim().toLowerCase() || 'auto';
  const pinned = engine === 'embedded' || engine === 'external' ? engine : 'auto';
  if (pinned === 'auto' && engine !== 'auto') {
    mistakes.push({
      name: 'PRECEDENT_ENGINE',
      sentence: 'It can be embedded, external or auto; auto is used.',
    });
  }

  const deadline = trusted['PRECEDENT_TIMEOUT_MS']?.trim() || undefined;
  const deadlineMs = deadline === undefined ? defaultDeadlineMs : parseDeadline(deadline);
  if (deadlineMs === undefined) {
    const sentence = 'It is a whole number of milliseconds from 1000 to 600000; 30000 is used.';
    mistakes.push({ name: 'PRECEDENT_TIMEOUT_MS', sentence });
  }

  return {
    pinned,
    cli: trusted['ADRKIT_CLI']?.trim() || undefined,
    allowRepositoryCli: trusted['ADRKIT_ALLOW_REPO_CLI'] === '1',
    deadlineMs: deadlineMs ?? defaultDeadlineMs,
    mistakes,
  };
}

function parseDeadline(text: string): number | undefined {
  if (!/^\d{1,9}$/u.test(text)) return undefined;
  const ms = Number(text);
  return ms >= bounds.least && ms <= bounds.most ? ms : undefined;
}
