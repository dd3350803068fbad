import { parseArgs } from 'node:util';
import { asAbsoluteDir } from '@precedent/core';
import { readSettings, type HookSettings } from '@precedent/claude-hooks';

/** What the plugin's own manifest says on our command lines. Nothing else is read: no repository can write there. */
export interface PluginArguments {
  /** The plugin's own folder for what it keeps. */
  readonly data: string | undefined;
  /** The `adr` command that answers the tools; undefined for the built-in engine. */
  readonly cli: string | undefined;
  readonly settings: HookSettings;
}

const option = { type: 'string' } as const;

export function readArguments(args: readonly string[], platform: NodeJS.Platform): PluginArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { data: option, cli: option, corpus: option, mode: option, guard: option, after: option },
    strict: false,
  });
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  return {
    data: asAbsoluteDir(text('data'), platform),
    cli: text('cli'),
    settings: readSettings({
      corpus: text('corpus'),
      mode: text('mode'),
      recordCommands: text('guard'),
      afterCheck: text('after'),
    }),
  };
}
