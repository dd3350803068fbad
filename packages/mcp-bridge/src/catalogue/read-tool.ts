import { escapeLine, scrubText, scrubValue } from '@precedent/core';
import { sha256 } from '../grants/digest.ts';
import { canonical, isObject } from '../text/json.ts';
import { schemaFault } from './references.ts';
import type { CatalogueTool, DropReason } from './types.ts';

const mostName = 512;
const mostDescription = 16_384;
const mostSchemaBytes = 256 * 1024;

export type ReadTool =
  | { readonly ok: true; readonly tool: CatalogueTool }
  | { readonly ok: false; readonly name: string; readonly reason: DropReason };

/** One entry of a server's list. What is wrong with it costs this tool and no other. */
export function readTool(entry: unknown): ReadTool {
  const { name, title, description, inputSchema } = isObject(entry) ? entry : ({} as Record<string, unknown>);
  const shown = typeof name === 'string' ? escapeLine(name.slice(0, 128)) : '';
  const drop = (reason: DropReason): ReadTool => ({ ok: false, name: shown, reason });
  if (typeof name !== 'string' || !isName(name)) return drop('bad-name');
  if (!isObject(inputSchema) || inputSchema['type'] !== 'object') return drop('no-schema');
  const fault = schemaFault(inputSchema);
  if (fault === 'broken-reference') return drop('broken-reference');
  if (fault !== undefined || Buffer.byteLength(JSON.stringify(inputSchema)) > mostSchemaBytes)
    return drop('bad-schema');
  const told = typeof description === 'string' ? description : '';
  return {
    ok: true,
    tool: {
      name,
      ...(typeof title === 'string' ? { title: escapeLine(scrubText(title.slice(0, 200))) } : {}),
      description: clip(scrubText(told)),
      inputSchema: { ...scrubValue(inputSchema), type: 'object' },
      digest: sha256(canonical([name, text(title), text(description), inputSchema])),
    },
  };
}

/** What is no text is not shown, so it is nothing to compare either; it may be nested without end. */
function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isName(name: string): boolean {
  return name !== '' && name.length <= mostName && escapeLine(name) === name && !/\p{Surrogate}/u.test(name);
}

function clip(text: string): string {
  if (text.length <= mostDescription) return text;
  // Not in the middle of a pair.
  const end = /[\uD800-\uDBFF]/u.test(text[mostDescription - 1] ?? '')
    ? mostDescription - 1
    : mostDescription;
  return `${text.slice(0, end)} [shortened]`;
}
