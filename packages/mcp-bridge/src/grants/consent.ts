import { escapeLine } from '@precedent/core';
import { checkUrl } from '../http/check-url.ts';
import type { DeclaredValue, HttpServer, ServerDeclaration, StdioServer } from '../manifest/schema.ts';
import type { UsablePlugin } from '../plugins/types.ts';
import { quoteWhole } from '../text/quote.ts';
import { serversOf, type Permission } from './digest.ts';

export interface ConsentFacts {
  readonly passHome: boolean;
  /** The file a bare command was found as; undefined when there is none. */
  readonly programOf: (server: StdioServer) => string | undefined;
}

/**
 * What the user is asked to consent to: the exact command or address of each server, never shortened, and what each
 * gets to know. Control characters are visible.
 */
export function consentText(plugin: UsablePlugin, permission: Permission, facts: ConsentFacts): string {
  const local = permission === 'mcp.server.local';
  const head = local
    ? `${plugin.id} asks to start programs on this machine (${permission}). They run as you: they can read and change whatever you can.`
    : `${plugin.id} asks to send what your agent passes to its tools to third parties (${permission}).`;
  const servers = serversOf(plugin, permission).map((server) =>
    serverLines(server, plugin, facts).join('\n'),
  );
  return [head, ...servers].join('\n\n');
}

function serverLines(server: ServerDeclaration, plugin: UsablePlugin, facts: ConsentFacts): string[] {
  const label = server.label === undefined ? '' : ` (${escapeLine(server.label)})`;
  const title = `  server ${server.id}${label}`;
  return [title, ...(server.transport === 'stdio' ? stdioLines(server, plugin, facts) : httpLines(server))];
}

function stdioLines(
  server: StdioServer,
  plugin: UsablePlugin,
  { passHome, programOf }: ConsentFacts,
): string[] {
  const program = programOf(server);
  return [
    `    command    ${[server.command, ...(server.args ?? [])].map(quoteWhole).join(' ')}`,
    `    found as   ${program === undefined ? 'nothing: it cannot be started' : escapeLine(program)}`,
    `    started in ${escapeLine(plugin.directory)}`,
    ...valueLines('variable', server.env ?? {}),
    `    home       ${passHome ? 'told to the program (HOME)' : 'not told to the program; --home would'}`,
  ];
}

function httpLines(server: HttpServer): string[] {
  const checked = checkUrl(server.url);
  const used = checked.ok && checked.url.href !== server.url ? [`    that is    ${checked.url.href}`] : [];
  return [`    address    ${escapeLine(server.url)}`, ...used, ...valueLines('header', server.headers ?? {})];
}

function valueLines(what: string, values: Readonly<Record<string, DeclaredValue>>): string[] {
  return Object.entries(values).map(
    ([name, value]) =>
      `    ${what.padEnd(10)} ${escapeLine(name)} = ${typeof value === 'string' ? quoteWhole(value) : `your setting ${quoteWhole(value.setting)}`}`,
  );
}
