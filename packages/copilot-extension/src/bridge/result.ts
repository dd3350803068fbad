import type { ToolResultObject } from '@github/copilot-sdk';
import type { ResultLimit } from '@precedent/core';
import { clipText, type BridgedResult } from '@precedent/mcp-bridge';

type Block = Readonly<Record<string, unknown>>;
type Binary = NonNullable<ToolResultObject['binaryResultsForLlm']>[number];

/**
 * A bridged result as Copilot knows it. One that has a name for nobody was offered by an earlier session. What is
 * structured is said twice by MCP's rules, so it is shown only where no text says it.
 */
export function toCopilotResult(result: BridgedResult | undefined, limit: ResultLimit): ToolResultObject {
  if (result === undefined) return { textResultForLlm: 'There is no such tool.', resultType: 'failure' };
  const blocks = result.content as readonly Block[];
  const texts = blocks.flatMap(textOf);
  const binary = blocks.flatMap(binaryOf);
  if (texts.length === 0 && result.structuredContent !== undefined)
    texts.push(JSON.stringify(result.structuredContent));
  return {
    textResultForLlm: clipText(texts.join('\n'), limit.most, limit),
    resultType: result.isError === true ? 'failure' : 'success',
    ...(binary.length === 0 ? {} : { binaryResultsForLlm: binary }),
  };
}

function textOf(block: Block): readonly string[] {
  const { type, text, uri, name, resource } = block;
  if (type === 'text') return [String(text)];
  if (type === 'audio') return ['[A sound was left out: this host shows text and pictures.]'];
  if (type === 'resource_link') return [[name, uri].filter((part) => typeof part === 'string').join(': ')];
  const inner = (resource as Block | undefined)?.['text'];
  return typeof inner === 'string' ? [inner] : [];
}

function binaryOf(block: Block): readonly Binary[] {
  const { type, data, mimeType, resource } = block;
  if (type === 'image') return [{ type: 'image', data: String(data), mimeType: String(mimeType) }];
  const { blob, mimeType: kind = 'application/octet-stream', uri } = (resource ?? {}) as Block;
  if (typeof blob !== 'string') return [];
  return [{ type: 'resource', data: blob, mimeType: String(kind), description: String(uri) }];
}
