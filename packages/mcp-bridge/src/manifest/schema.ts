import * as v from 'valibot';

const limits = { servers: 8, args: 64, argLength: 4096, variables: 64, label: 80 } as const;

/** A plugin's id, also the name of its folder. */
const pluginId = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9])?$/u;
const serverId = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,30}[A-Za-z0-9])?$/u;
const settingKey = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u;

const text = (most: number) =>
  v.pipe(
    v.string('must be a string'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `has more than ${most} characters`),
  );

const id = v.pipe(
  v.string('must be a string'),
  v.regex(serverId, 'must be 1 to 32 letters, digits, “_” or “-”, with a letter or digit at both ends'),
  v.description('Names the server; part of the name of each of its tools.'),
);
const label = v.exactOptional(text(limits.label));

/** A literal text, or a value of the plugin's own settings; never one of the host's environment. */
const value = v.union(
  [
    v.pipe(v.string(), v.maxLength(limits.argLength)),
    v.strictObject({ setting: v.pipe(v.string(), v.regex(settingKey)) }),
  ],
  'must be a string of at most 4096 characters or {"setting": "<key>"}',
);
const values = (of: string) =>
  v.pipe(
    v.record(v.string(), value, 'must be an object'),
    v.maxEntries(limits.variables, `has more than ${limits.variables} entries`),
    v.description(of),
  );

const stdio = v.strictObject({
  id,
  label,
  transport: v.literal('stdio'),
  command: v.pipe(
    text(limits.argLength),
    v.description('A bare name found on PATH, or a relative path that stays inside the plugin’s folder.'),
  ),
  args: v.exactOptional(
    v.pipe(
      v.array(
        v.pipe(v.string('must be a string'), v.maxLength(limits.argLength, 'has more than 4096 characters')),
        'must be an array of strings',
      ),
      v.maxLength(limits.args, `has more than ${limits.args} entries`),
    ),
  ),
  env: v.exactOptional(
    values('Variables of the program. PATH, HOME and what loads code into programs cannot be set.'),
  ),
});

const http = v.strictObject({
  id,
  label,
  transport: v.literal('http'),
  url: v.pipe(text(2048), v.description('https, or http on a loopback address.')),
  headers: v.exactOptional(values('Headers sent to this address and no other.')),
});

export const serverSchema = v.variant('transport', [stdio, http], 'must be "stdio" or "http"');

const serversSchema = v.pipe(
  v.array(serverSchema, 'must be an array'),
  v.maxLength(limits.servers, `has more than ${limits.servers} servers`),
);

/** Other keys, and other contributions, are not this package's to judge. */
export const manifestSchema = v.pipe(
  v.looseObject(
    {
      id: v.pipe(
        v.string('must be a string'),
        v.regex(
          pluginId,
          'must be 1 to 64 letters, digits, “.”, “_” or “-”, with a letter or digit at both ends',
        ),
      ),
      name: v.exactOptional(text(limits.label)),
      contributes: v.exactOptional(
        v.looseObject({ mcpServers: v.exactOptional(serversSchema) }, 'must be an object'),
      ),
    },
    'must be an object',
  ),
  v.title('Plugin manifest'),
  v.description('plugin.json of a plugin that declares MCP servers.'),
);

export type StdioServer = v.InferOutput<typeof stdio>;
export type HttpServer = v.InferOutput<typeof http>;
export type ServerDeclaration = v.InferOutput<typeof serverSchema>;
export type DeclaredValue = v.InferOutput<typeof value>;
export type ParsedManifest = v.InferOutput<typeof manifestSchema>;
