import { describe, expect, it } from 'vitest';
import { toBridgedResult } from '../../src/results/call-result.ts';

const limit = { most: 200, unit: 'bytes' } as const;
const text = (words: string) => ({ type: 'text', text: words });

describe('a result', () => {
  it('is handed on as it is when there is nothing wrong with it', () => {
    const result = {
      content: [
        text('ünïcode'),
        { type: 'image', data: 'AAAA', mimeType: 'image/png' },
        { type: 'resource', resource: { uri: 'a:b', blob: 'AA==' } },
      ],
      structuredContent: { a: [1] },
      _meta: { more: 1 },
    };
    const { _meta: _, ...rest } = result;
    expect(toBridgedResult(result, limit)).toEqual(rest);
    expect(toBridgedResult({ content: [], isError: true }, limit)).toEqual({ content: [], isError: true });
  });

  it.each([
    [{ content: 'x' }],
    [{ content: [null] }],
    [{ content: [{ type: 'text' }] }],
    [{ content: [{ type: 'other' }] }],
    [{ content: [{ type: 'image', data: 'not base64!' }] }],
    [{ content: [{ type: 'resource' }] }],
  ])('that is none is refused: %j', (result) => {
    expect(toBridgedResult(result, limit)).toBeUndefined();
  });

  it('shows control characters and loses writing commands, in keys too [bridge-scrubbed]', () => {
    const shown = toBridgedResult(
      {
        content: [text('\u001B[31m adr new'), { type: 'resource_link', uri: 'a:\u202E', name: 'adr new' }],
        structuredContent: { 'k\u0007': 'adr new' },
      },
      limit,
    );
    expect(JSON.stringify(shown)).not.toMatch(/\\u001b|\u202E|\\u0007|adr new/u);
  });

  it('shares its limit among its texts, in order, and never ends in half a character', () => {
    const shown = toBridgedResult(
      { content: [text('a'.repeat(90)), text('é'.repeat(90)), text('never reached')] },
      limit,
    );
    const [first, second, third] = (shown?.content ?? []).map((block) => String(block['text']));
    expect(first).toBe('a'.repeat(90));
    expect(second).toMatch(/^é+\n\[Shortened: this is the beginning of 180 bytes\. Ask for less\.\]$/u);
    expect(third).toContain('[Shortened');
  });

  it('leaves out structured content that does not fit, and says so', () => {
    const shown = toBridgedResult({ content: [], structuredContent: { a: 'x'.repeat(300) } }, limit);
    expect(shown).not.toHaveProperty('structuredContent');
    expect(shown?.content[0]?.['text']).toContain('Structured content was left out');
  });
});
