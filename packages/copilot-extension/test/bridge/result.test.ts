import { resultLimits } from '@precedent/core';
import { describe, expect, it } from 'vitest';
import { toCopilotResult } from '../../src/bridge/result.ts';

const limit = resultLimits.copilot;
const text = (words: string) => ({ type: 'text', text: words });

describe('a bridged result for Copilot', () => {
  it('says how it ended and what was said, and says structured content where no text does [copilot-bridged]', () => {
    const both = { content: [text('a'), text('b')], structuredContent: { a: 1 } };
    expect(toCopilotResult(both, limit)).toStrictEqual({ textResultForLlm: 'a\nb', resultType: 'success' });
    expect(toCopilotResult({ content: [], structuredContent: { a: 1 } }, limit)).toStrictEqual({
      textResultForLlm: '{"a":1}',
      resultType: 'success',
    });
    expect(toCopilotResult({ content: [text('no')], isError: true }, limit)).toStrictEqual({
      textResultForLlm: 'no',
      resultType: 'failure',
    });
  });

  it('is a failure where there is no such tool [copilot-bridged]', () => {
    expect(toCopilotResult(undefined, limit)).toMatchObject({ resultType: 'failure' });
  });

  it('never has more text than the runtime takes, however many parts there are [copilot-limit]', () => {
    const content = Array.from({ length: 1000 }, () => text('é'.repeat(10)));
    const { textResultForLlm } = toCopilotResult({ content }, limit);
    expect(Buffer.byteLength(textResultForLlm)).toBeLessThanOrEqual(20_000);
    expect(textResultForLlm).toContain('[Shortened');
  });

  it('hands pictures and files on as such, and names links and what is left out [copilot-bridged]', () => {
    const content = [
      { type: 'image', data: 'AAAA', mimeType: 'image/png' },
      { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' },
      { type: 'resource_link', name: 'Log', uri: 'file:///log' },
      { type: 'resource', resource: { uri: 'x:/a', text: 'inner' } },
      { type: 'resource', resource: { uri: 'x:/b', blob: 'BBBB' } },
    ];
    const result = toCopilotResult({ content }, limit);
    expect(result.textResultForLlm).toMatch(/sound was left out.*\nLog: file:\/\/\/log\ninner$/u);
    expect(result.binaryResultsForLlm).toStrictEqual([
      { type: 'image', data: 'AAAA', mimeType: 'image/png' },
      { type: 'resource', data: 'BBBB', mimeType: 'application/octet-stream', description: 'x:/b' },
    ]);
  });
});
