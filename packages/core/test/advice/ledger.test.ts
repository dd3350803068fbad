import { describe, expect, it } from 'vitest';
import { beginGeneration, newLedger, parseLedger, remember, toldTo } from '../../src/advice/ledger.ts';

describe('parseLedger', () => {
  const ledger = remember(newLedger('s'), 'x', ['k1', 'k2']);

  it('reads what JSON.stringify wrote [advice-pure]', () => {
    expect(parseLedger(JSON.stringify(ledger), 's')).toEqual(ledger);
  });

  it.each([
    '',
    'null',
    '3',
    '[]',
    '{}',
    '{"session":"s"}',
    '{"session":"s","agents":{}}',
    '{"session":"s","agents":[null]}',
    '{"session":"s","agents":[1]}',
    '{"session":"s","agents":[{"agent":1,"generation":0,"keys":[]}]}',
    '{"session":"s","agents":[{"agent":"","generation":"0","keys":[]}]}',
    '{"session":"s","agents":[{"agent":"","generation":0.5,"keys":[]}]}',
    '{"session":"s","agents":[{"agent":"","generation":0,"keys":{}}]}',
    '{"session":"s","agents":[{"agent":"","generation":0,"keys":[1]}]}',
    '{"session":"s","agents":[{"agent":"","generation":0,"keys":["a",1]}]}',
    '{"session":"s","agents":[{"agent":"","generation":0,"keys":[]},{"agent":"x"}]}',
  ])('takes %j for an empty one', (text) => {
    expect(parseLedger(text, 's')).toEqual({ session: 's', agents: [] });
  });

  it('takes one of another session for an empty one', () => {
    expect(parseLedger(JSON.stringify(ledger), 't')).toEqual({ session: 't', agents: [] });
  });

  it('keeps nothing else that stands there', () => {
    const text = '{"session":"s","x":1,"agents":[{"agent":"","generation":2,"keys":["k"],"y":1}]}';
    expect(parseLedger(text, 's')).toEqual({
      session: 's',
      agents: [{ agent: '', generation: 2, keys: ['k'] }],
    });
  });
});

describe('remember', () => {
  it('forgets what was said longest ago beyond 2,000 keys', () => {
    const keys = Array.from({ length: 2001 }, (_, index) => String(index));
    expect(toldTo(remember(newLedger('s'), '', keys), '').keys).toEqual(keys.slice(1));
  });

  it('forgets who was spoken to longest ago beyond 100 agents', () => {
    let ledger = newLedger('s');
    for (let index = 0; index < 100; index++) ledger = remember(ledger, String(index), ['k']);
    ledger = remember(remember(ledger, '0', ['l']), '100', ['k']);
    expect(ledger.agents).toHaveLength(100);
    expect(ledger.agents.slice(-2).map(({ agent }) => agent)).toEqual(['0', '100']);
    expect(toldTo(ledger, '0').keys).toEqual(['k', 'l']);
    expect(toldTo(ledger, '1')).toEqual({ agent: '1', generation: 0, keys: [] });
  });

  it('keeps the ledger as it is where nothing was said', () => {
    const ledger = newLedger('s');
    expect(remember(ledger, 'x', [])).toBe(ledger);
  });
});

describe('beginGeneration', () => {
  it('counts the contexts of one agent and forgets what it was told [advice-generation]', () => {
    const told = remember(remember(newLedger('s'), 'x', ['k']), 'y', ['l']);
    expect(beginGeneration(beginGeneration(told, 'x'), 'x')).toStrictEqual({
      session: 's',
      agents: [
        { agent: 'y', generation: 0, keys: ['l'] },
        { agent: 'x', generation: 2, keys: [] },
      ],
    });
  });
});
