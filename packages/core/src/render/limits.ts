import type { Environment, EnvTrust } from '../engine/types.ts';

/** How large an answer may be, counted in its text form. `characters` are UTF-16 code units. */
export interface ResultLimit {
  readonly most: number;
  readonly unit: 'bytes' | 'characters';
}

/** What hosts take before they throw an answer away. Adapters pick one; nothing here asks which host it is. */
export const resultLimits = {
  /** Copilot puts a result over 20,480 bytes into a file and shows its path. */
  copilot: { most: 20_000, unit: 'bytes' },
  /** Claude Code cuts what a hook adds to the context at 10,000 characters. */
  claudeContext: { most: 10_000, unit: 'characters' },
  standard: { most: 48 * 1024, unit: 'bytes' },
} as const satisfies Record<string, ResultLimit>;

const bounds = { least: 1000, most: 10_000_000 };

/** `PRECEDENT_MAX_RESULT_BYTES` brought between 1,000 and 10,000,000, where the user set it; else the host's limit. */
export function readResultLimit(env: Environment, envTrust: EnvTrust, usual: ResultLimit): ResultLimit {
  const asked = envTrust === 'user' ? env['PRECEDENT_MAX_RESULT_BYTES']?.trim() : undefined;
  if (asked === undefined || !/^\d{1,15}$/u.test(asked)) return usual;
  return { most: Math.min(Math.max(Number(asked), bounds.least), bounds.most), unit: 'bytes' };
}

/** The size of a text in the limit's unit. */
export function measure(text: string, { unit }: ResultLimit): number {
  return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}
