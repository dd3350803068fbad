import {
  consentText,
  declarationDigest,
  findProgram,
  permissions,
  serversOf,
  type Permission,
  type Surroundings,
  type UsablePlugin,
} from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';

/** The permissions that the flags leave and the plugin needs. */
export function wantedPermissions(plugin: UsablePlugin, line: Line): readonly Permission[] {
  const both = line.local === line.remote;
  return permissions.filter((permission) => {
    const asked = both || (permission === 'mcp.server.local' ? line.local === true : line.remote === true);
    return asked && serversOf(plugin, permission).length > 0;
  });
}

/** One text for each permission: exactly what would run, or where arguments would go. */
export function consentTexts(
  plugin: UsablePlugin,
  wanted: readonly Permission[],
  passHome: boolean,
  surroundings: Surroundings,
): readonly string[] {
  const programOf = ({ command }: { readonly command: string }): string | undefined => {
    const found = findProgram(command, plugin.directory, surroundings.env['PATH'], surroundings);
    return found.ok ? found.program.named : undefined;
  };
  return wanted.map((permission) => consentText(plugin, permission, { passHome, programOf }));
}

/** What the user types to say that this is what they saw: another declaration has another one. */
export function acceptance(plugin: UsablePlugin, wanted: readonly Permission[]): string {
  return wanted.map((permission) => declarationDigest(plugin, permission).slice(0, 12)).join('-');
}
