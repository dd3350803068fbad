import { describe, expect, it } from 'vitest';
import { rungs } from '../../src/join/rungs.ts';

describe('what to join with', () => {
  it('is everything, then less in a fixed order, six times at most [copilot-ladder-order]', () => {
    expect(rungs(['hooks', 'tools', 'canvas', 'workflow'])).toStrictEqual([
      ['hooks', 'tools', 'canvas', 'workflow'],
      ['tools', 'canvas', 'workflow'],
      ['hooks', 'canvas', 'workflow'],
      ['canvas', 'workflow'],
      ['hooks', 'tools', 'workflow'],
      ['workflow'],
    ]);
  });

  it('is four joins at most without hooks [copilot-ladder-order]', () => {
    expect(rungs(['tools', 'canvas', 'workflow'])).toStrictEqual([
      ['tools', 'canvas', 'workflow'],
      ['canvas', 'workflow'],
      ['tools', 'workflow'],
      ['workflow'],
    ]);
  });

  it('gives up bridged tools first and for good, seven times at most [copilot-ladder-bridged]', () => {
    expect(rungs(['hooks', 'tools', 'bridged', 'canvas', 'workflow'])).toStrictEqual([
      ['hooks', 'tools', 'bridged', 'canvas', 'workflow'],
      ['hooks', 'tools', 'canvas', 'workflow'],
      ['tools', 'canvas', 'workflow'],
      ['hooks', 'canvas', 'workflow'],
      ['canvas', 'workflow'],
      ['hooks', 'tools', 'workflow'],
      ['workflow'],
    ]);
    expect(rungs(['tools', 'bridged', 'canvas', 'workflow'])).toHaveLength(5);
  });

  it('is never nothing, and nothing twice [copilot-ladder-order]', () => {
    expect(rungs(['hooks', 'tools'])).toStrictEqual([['hooks', 'tools'], ['tools'], ['hooks']]);
    expect(rungs([])).toStrictEqual([]);
  });
});
