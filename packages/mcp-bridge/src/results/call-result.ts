import { scrubValue, type ResultLimit } from '@precedent/core';
import { isObject, type Json } from '../text/json.ts';
import { clipText, sizeOf } from './clip.ts';

/** A tool's result as MCP knows it, safe to hand on. */
export interface BridgedResult {
  readonly [key: string]: unknown;
  readonly content: readonly Json[];
  readonly structuredContent?: Json;
  readonly isError?: true;
}

const base64 = /^[A-Za-z0-9+/_=-]*$/u;
const mostBlocks = 1000;

/**
 * What the server answered, scrubbed and fitted to the host's limit; undefined when it is no result of a tool. Text is
 * cut where it has to be, and says so; structured content that does not fit is left out, since half of it is none.
 */
export function toBridgedResult(result: Json, limit: ResultLimit): BridgedResult | undefined {
  const { content = [], structuredContent, isError } = result;
  if (!Array.isArray(content)) return undefined;
  const blocks = (content as unknown[]).slice(0, mostBlocks).map(scrubBlock);
  if (!blocks.every((block) => block !== undefined)) return undefined;
  const structured = isObject(structuredContent) ? scrubValue(structuredContent) : undefined;
  const fits = structured !== undefined && sizeOf(JSON.stringify(structured), limit) <= limit.most;
  const fitted = fitBlocks(blocks, limit);
  const note =
    structured !== undefined && !fits
      ? [text('[Structured content was left out: it is larger than an answer may be.]')]
      : [];
  return {
    content: [...fitted, ...note],
    ...(fits ? { structuredContent: structured } : {}),
    ...(isError === true ? { isError: true } : {}),
  };
}

/** Only the kinds that MCP knows; undefined for anything else. */
function scrubBlock(block: unknown): Json | undefined {
  if (!isObject(block)) return undefined;
  const { type } = block;
  if (type === 'text') return typeof block['text'] === 'string' ? { ...scrubValue(block) } : undefined;
  if (type === 'image' || type === 'audio') return scrubBinary(block, 'data');
  if (type === 'resource_link') return scrubValue(block);
  const { resource } = block;
  if (type !== 'resource' || !isObject(resource)) return undefined;
  const inner = typeof resource['blob'] === 'string' ? scrubBinary(resource, 'blob') : scrubValue(resource);
  return inner === undefined ? undefined : { ...scrubValue({ ...block, resource: null }), resource: inner };
}

/** Bytes are only letters, so there is nothing in them to scrub; what is not only letters is no bytes. */
function scrubBinary(block: Json, key: 'data' | 'blob'): Json | undefined {
  const bytes = block[key];
  if (typeof bytes !== 'string' || !base64.test(bytes)) return undefined;
  return { ...scrubValue({ ...block, [key]: '' }), [key]: bytes };
}

/** The texts share the limit, in their order; what is neither text nor bytes must fit by itself. */
function fitBlocks(blocks: readonly Json[], limit: ResultLimit): Json[] {
  let left = limit.most;
  const fit = (words: string): string => {
    const cut = clipText(words, left, limit);
    left = Math.max(0, left - sizeOf(cut, limit));
    return cut;
  };
  return blocks.map((block) => {
    const { type, resource } = block;
    if (type === 'image' || type === 'audio') return block;
    if (type === 'text') return { ...block, text: fit(String(block['text'])) };
    if (isObject(resource) && typeof resource['blob'] === 'string') return block;
    if (isObject(resource) && typeof resource['text'] === 'string')
      return { ...block, resource: { ...resource, text: fit(resource['text']) } };
    return sizeOf(JSON.stringify(block), limit) <= limit.most
      ? block
      : text('[A part was left out: it is larger than an answer may be.]');
  });
}

function text(words: string): Json {
  return { type: 'text', text: words };
}
