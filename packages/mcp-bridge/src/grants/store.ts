import * as v from 'valibot';
import { readUserFile, writeUserFile, type Written } from '@precedent/core';
import type { Surroundings } from '../plugins/types.ts';
import { parseJson } from '../text/json.ts';

export const toolCeiling = 2048;
export const pageCeiling = 256;

const serverLimits = v.object({
  maxTools: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(toolCeiling))),
  maxPages: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageCeiling))),
});

const grantSchema = v.object({
  plugin: v.string(),
  directory: v.string(),
  permission: v.picklist(['mcp.server.local', 'mcp.server.remote']),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  grantedAt: v.string(),
  /** The `PATH` of the terminal in which it was granted: hosts often have another one. */
  path: v.exactOptional(v.string()),
  passHome: v.exactOptional(v.boolean()),
  servers: v.exactOptional(v.record(v.string(), serverLimits)),
});

export type Grant = v.InferOutput<typeof grantSchema>;
export type ServerLimits = v.InferOutput<typeof serverLimits>;

const name = 'grants.json';
const mostBytes = 4 * 1024 * 1024;

type Place = Pick<Surroundings, 'folders' | 'root'>;

/** The user's grants. A file that does not read grants nothing, and an entry that does not read is passed over. */
export async function readGrants({ folders, root }: Place): Promise<readonly Grant[]> {
  const text = folders && (await readUserFile(folders.config, name, mostBytes, root));
  const parsed = v.safeParse(
    v.object({ grants: v.array(v.unknown()) }),
    text === undefined ? undefined : parseJson(text),
  );
  if (!parsed.success) return [];
  return parsed.output.grants.flatMap((one) => {
    const grant = v.safeParse(grantSchema, one);
    return grant.success ? [grant.output] : [];
  });
}

/** Adds a grant in the place of an older one for the same plugin and permission. */
export async function addGrant(place: Place, grant: Grant): Promise<Written> {
  const others = (await readGrants(place)).filter(
    (other) => other.plugin !== grant.plugin || other.permission !== grant.permission,
  );
  return write(place, [...others, grant]);
}

/** Takes back every grant of the plugin; answers how many there were, or why it failed. */
export async function removeGrants(
  place: Place,
  plugin: string,
): Promise<Written & { readonly removed: number }> {
  const grants = await readGrants(place);
  const left = grants.filter((grant) => grant.plugin !== plugin);
  const removed = grants.length - left.length;
  if (removed === 0) return { ok: true, removed };
  return { ...(await write(place, left)), removed };
}

async function write({ folders, root }: Place, grants: readonly Grant[]): Promise<Written> {
  if (folders === undefined) return { ok: false, because: 'not-writable' };
  return writeUserFile(folders.config, name, `${JSON.stringify({ version: 1, grants }, null, 2)}\n`, root);
}
