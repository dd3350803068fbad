import { findOnPath } from '@precedent/core';
import type { ExtensionOptions } from '../options.ts';

/** `process.execPath` is Copilot itself here, which runs no scripts; without a Node there is nothing to name instead. */
export function nodeOnPath({
  env,
  platform,
  processDirectory,
}: Pick<ExtensionOptions, 'env' | 'platform' | 'processDirectory'>): string {
  const search = { path: env['PATH'] ?? env['Path'], root: processDirectory, platform, pathext: '.EXE' };
  return findOnPath('node', search) ?? process.execPath;
}
