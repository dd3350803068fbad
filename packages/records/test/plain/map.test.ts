import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brief, type Files, plant, record } from '../support/corpus.ts';
import { check, engine, explain, reportOf } from '../support/engine.ts';
import { createRecordEngine } from '../../src/create-engine.ts';
import { nygard } from '../support/own.ts';

const files: Files = {
  '0001-a.md': nygard('1. A'),
  '0002-b.md': nygard('2. B'),
  'src/x.ts': '',
  'src/gen/y.ts': '',
};
const map = (text: string): Files => ({ ...files, 'decisions.map.yml': text });

async function lint(of: Files): Promise<readonly string[]> {
  const { findings } = reportOf(await engine.lint(plant(of), []));
  return brief(findings.filter(({ rule }) => rule.startsWith('map-')));
}

describe('decisions.map.yml', () => {
  it('says what a record governs whose format cannot [own-map]', async () => {
    const { governing, unscoped, byFile } = await check(map('0001-a.md: ["src/**", "!src/gen/**"]\n'), [
      'src/x.ts',
      'src/gen/y.ts',
    ]);
    expect(governing).toMatchObject([
      { recordId: '0001', firedMatchers: [{ type: 'path', pattern: 'src/**' }], format: 'nygard' },
    ]);
    expect(governing[0]?.why).toBe(
      'The scope that docs/adr/decisions.map.yml gives it, `src/**`, covers src/x.ts.',
    );
    expect(byFile.map(({ decisions }) => decisions.length)).toEqual([0, 1]);
    expect([unscoped.count, unscoped.scoped]).toEqual([1, 1]);
  });

  it.each([
    ['the name of the file', '0001-a.md: src/**'],
    ['the name without extension', '0001-a: [src/**]'],
    ['the number as written', '"0001": [src/**]'],
    ['the path from here', './0001-a.md: [src/**]'],
  ])('finds a record by %s', async (_, text) => {
    expect((await check(map(`${text}\n`), ['src/x.ts'])).governing).toHaveLength(1);
    expect(await lint(map(`${text}\n`))).toEqual([]);
  });

  it('finds a record that is a folder by the name of that', async () => {
    const nested: Files = {
      'docs/adr/2021-01-01-a/README.md': nygard('A'),
      'decisions.map.yml': '2021-01-01-a: [src/**]\n',
    };
    expect((await check(nested, ['src/x.ts'])).governing).toHaveLength(1);
  });

  it.each([
    ['that is no record', '0009-z.md: [src/**]', 'map-unknown-key warn decisions.map.yml 0009-z.md'],
    ['that several records share', '"0003": [src/**]', 'map-ambiguous-key warn decisions.map.yml 0003'],
    [
      'of which the value is no pattern',
      '0001-a.md: {x: 1}',
      'map-bad-value warn decisions.map.yml 0001-a.md',
    ],
    [
      'of which one pattern is a number',
      '0001-a.md: [7, src/**]',
      'map-bad-value warn decisions.map.yml 0001-a.md',
    ],
  ])('tells of a key %s [own-map]', async (_, text, finding) => {
    const twins = { '0003-c.md': nygard('3. C'), '0003-d.md': nygard('3. D') };
    expect(await lint({ ...map(`${text}\n`), ...twins })).toEqual([finding]);
  });

  it('leaves typed records to their own front matter', async () => {
    const mixed: Files = {
      '0001-a.md': record('0001'),
      '0002-b.md': nygard('2. B'),
      'decisions.map.yml': '0001-a.md: [src/**]\n0002-b.md: [src/**]\n',
    };
    expect(await lint(mixed)).toEqual(['map-typed-record warn decisions.map.yml 0001-a.md']);
    expect((await check(mixed, ['src/x.ts'])).governing.map(({ recordId }) => recordId)).toEqual(['0002']);
  });

  it.each([
    ['is no YAML', 'a: [\n'],
    ['is a list', '- a\n'],
  ])('is an error that answers name, when it %s', async (_, text) => {
    const report = await explain(map(text), 'src/x.ts');
    expect(report.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain(
      'map-unreadable error',
    );
    expect(report.unscoped.count).toBe(2);
  });

  it('adds to what a record says in its own front matter, in any format [own-map]', async () => {
    const own: Files = {
      '0001-a.md': `---\nstatus: accepted\naffects: [src/gen/**, "!src/gen/z.ts"]\n---\n\n${nygard('1. A')}`,
      'decisions.map.yml': '0001-a.md: [lib/**]\n',
    };
    const { governing, byFile } = await check(own, ['lib/a.ts', 'src/gen/y.ts', 'src/gen/z.ts', 'src/x.ts']);
    expect(governing).toHaveLength(1);
    expect(byFile.filter(({ decisions }) => decisions.length > 0).map(({ path: file }) => file)).toEqual([
      'lib/a.ts',
      'src/gen/y.ts',
    ]);
  });

  it('may be empty', async () => {
    expect(await lint(map(''))).toEqual([]);
    expect(await lint(map('# nothing yet\n0001-a.md: []\n'))).toEqual([]);
  });

  it('is read again when it changes, and not before', async () => {
    const at = plant(map('0001-a.md: [lib/**]\n'));
    const kept = createRecordEngine({ cache: true, today: () => '2026-01-01' });
    const governing = async (): Promise<number> =>
      reportOf(await kept.check(at, ['src/x.ts'])).governing.length;
    expect([await governing(), await governing()]).toEqual([0, 0]);
    writeFileSync(path.join(at.dir, 'decisions.map.yml'), '0001-a.md: [src/**]\n');
    expect(await governing()).toBe(1);
  });
});
