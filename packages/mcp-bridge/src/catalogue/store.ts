import path from 'node:path';
import * as v from 'valibot';
import { readUserFile, writeUserFile, type AbsoluteDir, type Written } from '@precedent/core';
import { sha256 } from '../grants/digest.ts';
import type { Surroundings } from '../plugins/types.ts';
import { isObject, parseJson } from '../text/json.ts';
import { noDifferences, type Differences } from './compare.ts';
import { dropReasons, type CatalogueTool, type DropReason, type ToolList } from './types.ts';

type Place = Pick<Surroundings, 'folders' | 'root'>;

/** One server under one declaration. */
export interface CatalogueKey {
  readonly digest: string;
  readonly server: string;
}

const mostBytes = 32 * 1024 * 1024;
const fileOf = ({ digest, server }: CatalogueKey): string =>
  `${sha256(`${digest}\0${server}`).slice(0, 32)}.json`;

const toolSchema = v.object({
  name: v.string(),
  title: v.exactOptional(v.string()),
  description: v.string(),
  inputSchema: v.custom<CatalogueTool['inputSchema']>(
    (value) => isObject(value) && value['type'] === 'object',
  ),
  digest: v.string(),
});
const listSchema = v.object({
  tools: v.array(toolSchema),
  dropped: v.array(
    v.object({ name: v.string(), reason: v.picklist(Object.keys(dropReasons) as DropReason[]) }),
  ),
  droppedTotal: v.number(),
  morePages: v.boolean(),
});
const differencesSchema = v.object({
  changed: v.array(v.string()),
  added: v.array(v.string()),
  gone: v.array(v.string()),
  changes: v.array(
    v.object({
      name: v.string(),
      part: v.picklist(['title', 'description', 'input schema', 'hidden']),
      before: v.string(),
      after: v.string(),
    }),
  ),
});

/** What was listed when the user consented. It is part of the consent, so it lies beside the grants. */
export async function readCatalogue(
  { folders, root }: Place,
  key: CatalogueKey,
): Promise<ToolList | undefined> {
  if (folders === undefined) return undefined;
  const text = await readUserFile(
    inFolder(folders.config, 'plugin-catalogues'),
    fileOf(key),
    mostBytes,
    root,
  );
  const parsed = v.safeParse(listSchema, text === undefined ? undefined : parseJson(text));
  return parsed.success ? parsed.output : undefined;
}

export async function writeCatalogue(
  { folders, root }: Place,
  key: CatalogueKey,
  list: ToolList,
): Promise<Written> {
  if (folders === undefined) return { ok: false, because: 'not-writable' };
  return writeUserFile(
    inFolder(folders.config, 'plugin-catalogues'),
    fileOf(key),
    JSON.stringify(list),
    root,
  );
}

/** How the server differed when it was last connected to, so that other processes can tell of it. */
export async function readDifferences({ folders, root }: Place, key: CatalogueKey): Promise<Differences> {
  if (folders === undefined) return noDifferences;
  const text = await readUserFile(
    inFolder(folders.state, 'plugin-differences'),
    fileOf(key),
    mostBytes,
    root,
  );
  const parsed = v.safeParse(differencesSchema, text === undefined ? undefined : parseJson(text));
  return parsed.success ? parsed.output : noDifferences;
}

export async function writeDifferences(
  { folders, root }: Place,
  key: CatalogueKey,
  found: Differences,
): Promise<void> {
  if (folders === undefined) return;
  await writeUserFile(
    inFolder(folders.state, 'plugin-differences'),
    fileOf(key),
    JSON.stringify(found),
    root,
  );
}

function inFolder(folder: AbsoluteDir, name: string): AbsoluteDir {
  return path.join(folder, name) as AbsoluteDir;
}
