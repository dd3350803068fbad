import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameTools } from '../../src/names/table.ts';
import { hashedName, type ToolKey } from '../../src/names/tool-name.ts';

const key = (tool: string, plugin = 'com.example.toolbox', server = 'files'): ToolKey => ({
  plugin,
  server,
  tool,
});
const names = (...keys: readonly ToolKey[]) => [...nameTools(keys).byName.keys()];

describe('the name of a tool', () => {
  it('says whose it is when that fits [bridge-names]', () => {
    expect(names(key('read_file'))).toEqual(['plugin_com_example_toolbox_files_read_file']);
  });

  it.each([['read.file'], ['read file'], ['ünïcode'], ['👩‍🚀'], ['x'.repeat(300)], ['__proto__.x']])(
    'is cut and hashed for %s [bridge-names]',
    (tool) => {
      const digest = createHash('sha256').update(`com.example.toolbox\0files\0${tool}`).digest('hex');
      const [name = ''] = names(key(tool));
      expect(name).toMatch(/^plugin_com_example_toolbox_files_[A-Za-z0-9_-]*_[0-9a-f]{8}$/u);
      expect(name.slice(-8)).toBe(digest.slice(0, 8));
      expect(name.length).toBeLessThanOrEqual(64);
    },
  );

  it('is hashed for both of two that would share one, in either order [bridge-names]', () => {
    const one = key('c_d', 'a', 'b');
    const other = key('d', 'a', 'b_c');
    const expected = [hashedName(one), hashedName(other)].sort();
    expect(names(one, other)).toEqual(expected);
    expect(names(other, one)).toEqual(expected);
  });

  it('of one tool cannot be taken by another that is called like its hash', () => {
    const victim = key('read.file', 'a', 'b');
    const thief = key(hashedName(victim).slice('plugin_a_b_'.length), 'a', 'b');
    const table = nameTools([victim, thief]);
    expect(table.byName.get(hashedName(victim))).toBe(victim);
    expect(table.byName.get(hashedName(thief))).toBe(thief);
  });

  it('is legal, unique, and the same in whatever order the tools come [bridge-names]', () => {
    const keys = fc.uniqueArray(
      fc.record({
        plugin: fc.constantFrom('a', 'a.b', 'a_b', 'a_b_c', 'A'),
        server: fc.constantFrom('b', 'b_c', 'c', 'B'),
        tool: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
          fc.constantFrom('c_d', 'd', 'c.d', 'b_c_d'),
        ),
      }),
      { selector: (one) => JSON.stringify(one), maxLength: 40 },
    );
    fc.assert(
      fc.property(keys, fc.infiniteStream(fc.nat()), (some, order) => {
        const table = nameTools(some);
        expect(table.byName.size + table.refused.length).toBe(some.length);
        for (const name of table.byName.keys()) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
        const shuffled = some
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at);
        expect([...nameTools(shuffled.map(({ one }) => one)).byName]).toEqual([...table.byName]);
      }),
      { numRuns: 300 },
    );
  });
});
