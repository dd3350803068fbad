import { sha256 } from '../grants/digest.ts';

/** Whose tool it is: the plugin, the server in it, and the server's own name of the tool. */
export interface ToolKey {
  readonly plugin: string;
  readonly server: string;
  readonly tool: string;
}

/** What every host and provider takes. */
const mostCharacters = 64;
const readable = 55;

/** The name that says what it is, and whether it can stand for the tool. */
export function plainName({ plugin, server, tool }: ToolKey): {
  readonly name: string;
  readonly fits: boolean;
} {
  const safeTool = safe(tool);
  const name = `plugin_${safe(plugin)}_${server}_${safeTool}`;
  return { name, fits: safeTool === tool && name.length <= mostCharacters };
}

/** The name for what is lossy, too long or taken: its beginning and eight digits of a digest over the whole key. */
export function hashedName(key: ToolKey): string {
  const digest = sha256([key.plugin, key.server, key.tool].join('\0')).slice(0, 8);
  return `${plainName(key).name.slice(0, readable)}_${digest}`;
}

/** One character for one: no name becomes empty, and lengths stay what they were. */
function safe(text: string): string {
  return Array.from(text, (character) => (/[A-Za-z0-9_-]/u.test(character) ? character : '_')).join('');
}
