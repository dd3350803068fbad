import { describe, expect, it } from 'vitest';
import { loadWholeReader } from '../../src/frontmatter/read.ts';
import { readPlain } from '../../src/plain/read-plain.ts';
import type { DecisionRecord } from '../../src/record.ts';
import { fixtures } from './fixtures/all.ts';
import type { Fixture } from './fixtures/types.ts';

const readFrontMatter = await loadWholeReader();

function read({ file, text }: Fixture): DecisionRecord {
  const reading = readPlain({ path: `docs/adr/${file}`, text, encoding: 'utf-8' }, readFrontMatter);
  if (reading === undefined) throw new Error('the whole reader could not tell');
  return reading.file.record;
}

const rows = fixtures.map((fixture) => [`${fixture.file}: ${fixture.of}`, fixture] as const);

describe('a record as its team writes it', () => {
  it('is shown in more than sixty ways', () => {
    expect(fixtures.length).toBeGreaterThan(60);
    expect(new Set(fixtures.map(({ of }) => of)).size).toBeGreaterThan(60);
  });

  it.each(rows)('has its id: %s [own-id]', (_, fixture) => {
    expect(read(fixture).id).toBe(fixture.id);
  });

  it.each(rows)('has its title: %s [own-title]', (_, fixture) => {
    expect(read(fixture).title).toBe(fixture.title);
  });

  it.each(rows)('has its status: %s [own-status-places]', (_, fixture) => {
    expect(read(fixture).status).toBe(fixture.status);
  });

  it.each(rows)('has its day, or none: %s', (_, fixture) => {
    expect(read(fixture).date).toBe(fixture.date);
  });

  it.each(rows)(
    'names what it took the place of, and what took its own: %s [own-superseding]',
    (_, fixture) => {
      const { supersedes = [], supersededBy = [] } = read(fixture).links ?? {};
      expect([
        ...supersedes.map(({ file, text }) => `< ${file ?? text}`),
        ...supersededBy.map(({ file, text }) => `> ${file ?? text}`),
      ]).toEqual(fixture.links ?? []);
    },
  );

  it.each(rows)('is known by its format: %s [own-markup]', (_, fixture) => {
    expect(read(fixture).format).toBe(fixture.format);
  });
});
