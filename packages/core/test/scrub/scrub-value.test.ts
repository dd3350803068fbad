import { describe, expect, it } from 'vitest';
import { scrubValue } from '../../src/scrub/scrub-value.ts';

describe('scrubValue', () => {
  it('scrubs values and keys at every depth [scrub-keys-and-values]', () => {
    const report = {
      'adr new': ['adr new', { inner: { 'x\u{7}': 'adr\nmigrate' } }],
      n: 1,
      none: null,
      yes: true,
    };
    expect(scrubValue(report)).toEqual({
      'adr [removed]': ['adr [removed]', { inner: { 'x\\u{7}': 'adr\n[removed]' } }],
      n: 1,
      none: null,
      yes: true,
    });
  });

  it('keeps keys apart that become equal, in their order [scrub-keys-and-values]', () => {
    const value = {
      'adr new': 1,
      'adr migrate': 2,
      'adr [removed]': 3,
      'adr link': 4,
      'adr [removed] (3)': 5,
    };
    const expected = {
      'adr [removed] (2)': 1,
      'adr [removed] (4)': 2,
      'adr [removed]': 3,
      'adr [removed] (5)': 4,
      'adr [removed] (3)': 5,
    };
    expect(scrubValue(value)).toEqual(expected);
    expect(scrubValue(scrubValue(value))).toEqual(expected);
    expect(scrubValue({ 'adr new': 1, 'adr link': 2 })).toEqual({
      'adr [removed]': 1,
      'adr [removed] (2)': 2,
    });
  });

  it('numbers many keys that become equal', () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`adr new ${i}`, i]));
    const same = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`adr n${'\u{200B}'.repeat(i)}ew`, i]),
    );
    expect(Object.keys(scrubValue(many))).toHaveLength(2000);
    expect(Object.keys(scrubValue(same))).toHaveLength(300);
  });

  it('treats __proto__ as data and keeps a null prototype', () => {
    const parsed = JSON.parse('{"__proto__":{"a":"adr new"},"constructor":"adr new"}') as object;
    const scrubbed = scrubValue(parsed);
    expect(JSON.stringify(scrubbed)).toBe(
      '{"__proto__":{"a":"adr [removed]"},"constructor":"adr [removed]"}',
    );
    expect(Object.getPrototypeOf(scrubbed)).toBe(Object.prototype);

    const bare = Object.assign(Object.create(null) as Record<string, string>, { a: 'adr new' });
    expect(Object.getPrototypeOf(scrubValue(bare))).toBe(null);
    expect(scrubValue(bare)['a']).toBe('adr [removed]');
  });

  it('leaves its argument as it was, and hands back the same object where nothing changes', () => {
    const clean = { list: [{ title: 'fine' }, Number.NaN, undefined], text: 'docs/adr/0001-new.md' };
    expect(scrubValue(clean)).toBe(clean);
    const mixed = Object.freeze({ clean, dirty: Object.freeze(['adr new']) });
    expect(scrubValue(mixed)).toEqual({ clean, dirty: ['adr [removed]'] });
    expect(scrubValue(mixed).clean).toBe(clean);
    expect(mixed.dirty[0]).toBe('adr new');
    expect(scrubValue(['fine', 'adr new', 'fine too'])).toStrictEqual(['fine', 'adr [removed]', 'fine too']);
  });

  it('makes properties that can be written and listed', () => {
    expect(Object.getOwnPropertyDescriptor(scrubValue({ 'adr new': 1 }), 'adr [removed]')).toEqual({
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  });

  it('cuts data off that is nested deeper than 100 levels, whatever its size', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}"adr new"${']'.repeat(100_000)}`) as unknown;
    const text = JSON.stringify(scrubValue(deep));
    expect(text).toBe(`${'['.repeat(100)}"[nested too deeply]"${']'.repeat(100)}`);

    const objects = JSON.parse(`${'{"a":'.repeat(1000)}"adr new"${'}'.repeat(1000)}`) as unknown;
    expect(JSON.stringify(scrubValue(objects))).toBe(
      `${'{"a":'.repeat(100)}"[nested too deeply]"${'}'.repeat(100)}`,
    );

    const allowed = JSON.parse(`${'['.repeat(100)}"adr new"${']'.repeat(100)}`) as unknown;
    expect(JSON.stringify(scrubValue(allowed))).toBe(`${'['.repeat(100)}"adr [removed]"${']'.repeat(100)}`);
  });

  it('cuts objects off once ten thousand different keys have been met', () => {
    const object = (count: number, name = 'key'): Record<string, number> =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, index]));
    const most = object(10_000);
    expect(scrubValue([most, most, most])).toStrictEqual([most, most, most]);
    expect(scrubValue({ a: object(10_001), b: 'adr new' })).toStrictEqual({
      a: { '[too many keys]': 10_001 },
      b: 'adr [removed]',
    });
    const others = [object(9000, 'a'), object(9000, 'b'), object(3, 'c'), [{}]];
    expect(scrubValue(others)).toStrictEqual([others[0], others[1], { '[too many keys]': 3 }, [{}]]);
    // What is of a kind that was met before stays, behind a map of ten thousand files too.
    const decisions = Array.from({ length: 3 }, (_, index) => ({ recordId: `000${index}`, title: 'A' }));
    const report = { governing: decisions, byFile: object(9999), governedBy: decisions };
    expect(scrubValue(report)).toStrictEqual(report);
    // Keys that need a change count each time, since each is looked at anew.
    const dirty = Array.from({ length: 10_002 }, () => ({ 'adr new': 1 }));
    expect(scrubValue(dirty).at(-2)).toStrictEqual({ 'adr [removed]': 1 });
    expect(scrubValue(dirty).at(-1)).toStrictEqual({ '[too many keys]': 1 });
    expect(scrubValue(scrubValue(dirty))).toStrictEqual(scrubValue(dirty));
  });

  it.each([null, undefined, 0, true, 'fine'])('answers %j for itself', (value) => {
    expect(scrubValue(value)).toBe(value);
  });

  it('keeps names of files and records, and sentences about them, on one line [corpus-names-escaped]', () => {
    const name = 'a\tb\nc\r\nd.ts';
    const line = 'a\\u{9}b\\u{a}c\\u{d}\\u{a}d.ts';
    const named = {
      findings: [{ path: name, pattern: name }],
      governing: [
        {
          recordPath: name,
          why: name,
          title: name,
          supersededByPath: name,
          declaredBy: [{ path: name, ref: name }],
        },
      ],
      skipped: { paths: [name] },
      markerScan: { absentPaths: [name], skippedPaths: [name] },
      changedFiles: [name],
      changedRecords: [name],
      byFile: [{ path: name, decisions: [{ recordPath: name }] }],
      affected_files: [name],
      otherCorpora: [[name]],
      [name]: 1,
    };
    const text = JSON.stringify(scrubValue(named));
    expect(text.match(/\\[tnr]/gu)).toBe(null);
    expect(text.split(JSON.stringify(line).slice(1, -1))).toHaveLength(19);
    expect(scrubValue(scrubValue(named))).toEqual(scrubValue(named));
  });

  it('keeps the lines of texts', () => {
    const texts = { summary: 'a\nb', messages: ['a\tb'], body: 'a\n', profile: 'a\nb', invalid: 'a\nb' };
    expect(scrubValue({ ...texts, text: 'a\r\nb' })).toEqual({ ...texts, text: 'a\nb' });
  });

  it('sees a command in a name of two lines', () => {
    expect(scrubValue({ path: 'x/adr\nnew' })).toEqual({ path: 'x/adr\\u{a}[removed]' });
  });
});
