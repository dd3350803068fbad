import type { Requirement } from './types.ts';

/** MCP servers that plugins declare. */
export const bridgeRequirements = [
  {
    id: 'bridge-manifest',
    sentence:
      'A manifest that mixes transports, leaves its folder or sets what loads code is refused with the place of each fault.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-published-schema',
    sentence: 'The published JSON Schema of a manifest is generated, and judges shapes as the code does.',
    source: 'issue 7: what is there when it is done',
  },
  {
    id: 'bridge-limits',
    sentence: 'Eight servers a plugin, 64 tools and eight pages a server, unless the user raised the limit.',
    source: 'spec: MCP bridge, limits',
  },
  {
    id: 'bridge-drops-visible',
    sentence: 'What is dropped is counted, named and shown with its reason.',
    source: 'spec: MCP bridge, limits',
  },
  {
    id: 'bridge-url',
    sentence: 'An address is https, or on a loopback address, after normalising.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-dns',
    sentence: 'A public name that leads inward is refused when the connection is made.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-names',
    sentence: 'Names of tools are legal, unique, and the same over restarts and orders.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-bad-tool',
    sentence: 'One bad tool costs that tool only.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-scrubbed',
    sentence:
      'Descriptions and results are scrubbed, and nothing a server says of its own risk is passed on.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-tool-changed',
    sentence: 'A tool that changed since consent is withheld and reported, and the others live.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-fixed-texts',
    sentence: 'Failures are fixed texts from one table; no word of a server becomes one.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-attacks-stdio',
    sentence: 'A hostile server over stdio ends inside its budget and leaves no process.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-attacks-http',
    sentence: 'A hostile server over HTTP ends inside its budget.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-http',
    sentence:
      'HTTP is POST with the session, the version and the declared headers, and one DELETE when the session ends.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-no-redirects',
    sentence: 'No redirect is followed, and no other address is asked.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-env',
    sentence: 'A server’s environment is an exact list, and the host’s secrets are not on it.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-secrets',
    sentence: 'No secret of the host is in a header, an answer, a log or an error.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-settings',
    sentence: 'Credentials come from the plugin’s own settings alone.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-audit',
    sentence: 'Each connect and call is a line in a log, with sizes and times and nothing that was said.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-consent',
    sentence: 'Nothing is started or offered that the user has not granted as it is now.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-consent-text',
    sentence: 'The consent text shows the exact command or address, whole.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-lazy',
    sentence: 'A declared server costs no process until one of its tools is called.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-revoke',
    sentence: 'Revoking ends a running server.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-list-changed',
    sentence: 'A running MCP server tells its client when what it offers has become another list.',
    source: 'issue 7: what is there when it is done',
  },
  {
    id: 'bridge-ends',
    sentence: 'A server ends with the cancelled last call on it, and with the host.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'bridge-command',
    sentence: 'A command is a bare name on PATH, or stays in the plugin’s folder through every link.',
    source: 'spec: MCP bridge, what a plugin declares',
  },
  {
    id: 'bridge-answers',
    sentence: 'A bridged call answers what a direct client is answered.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-served',
    sentence: 'One MCP server carries the decision tools and the bridged ones.',
    source: 'spec: MCP bridge, where it is used',
  },
  {
    id: 'mcp-opencode',
    sentence:
      'The real opencode lists and calls the decision tools and bridged ones, for its workspace and without its secrets.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-memory',
    sentence: 'A hostile server costs the host no more than 200 MiB in all.',
    source: 'issue 7: it shows that it works',
  },
  {
    id: 'bridge-commands',
    sentence: 'The plugins commands show, grant, revoke, check and log, for people and as JSON.',
    source: 'issue 7: what is there when it is done',
  },
] as const satisfies readonly Requirement[];
