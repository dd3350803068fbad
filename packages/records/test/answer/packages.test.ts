import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brief, plant, record } from '../support/corpus.ts';
import { check, engine, reportOf } from '../support/engine.ts';

const needs = (...patterns: readonly string[]) =>
  `affects: [${patterns.map((pattern) => `{type: package, pattern: "${pattern}"}`).join(', ')}]`;
const lock = JSON.stringify({
  lockfileVersion: 3,
  packages: { 'node_modules/react': { version: '19.1.0' }, 'node_modules/@scope/x': { version: '1.2.3' } },
});
const ids = (decisions: readonly { recordId: string }[]) => decisions.map(({ recordId }) => recordId);

describe('a package matcher', () => {
  it.each([
    ['a name', 'react', true],
    ['a range that the version is in', 'react@>=19 <20', true],
    ['a range that it is not in', 'react@^18', false],
    ['a scoped name', '@scope/x@^1', true],
    ['a name that is not there', 'vue', false],
  ])('with %s is compared with a changed lockfile', async (_name, pattern, expected) => {
    const report = await check({ '0001-a.md': record('0001', needs(pattern)), './package-lock.json': lock }, [
      'package-lock.json',
      'src/a.ts',
    ]);
    expect(ids(report.governing)).toEqual(expected ? ['0001'] : []);
    expect(report.byFile.map(({ decisions }) => decisions.length)).toEqual([expected ? 1 : 0, 0]);
    expect(report.findings).toEqual([]);
  });

  it('says which version made it apply', async () => {
    const report = await check(
      { '0001-a.md': record('0001', needs('react@19')), 'web/package-lock.json': lock },
      ['web/package-lock.json'],
    );
    expect(report.governing[0]).toMatchObject({
      firedMatchers: [{ type: 'package', pattern: 'react@19' }],
      why: 'Its scope includes the package `react@19`, and web/package-lock.json holds react 19.1.0.',
    });
  });

  it('is taken back by a negated one for the same lockfile', async () => {
    const affects =
      'affects: [{type: package, pattern: react}, {type: package, pattern: "react@>=19", negate: true}]';
    const report = await check({ '0001-a.md': record('0001', affects), './package-lock.json': lock }, [
      'package-lock.json',
    ]);
    expect(report.governedBy).toEqual([]);
  });

  it('decides nothing without a lockfile, which is said once for the corpus', async () => {
    const report = await check(
      {
        '0001-a.md': record('0001', needs('react', 'vue')),
        '0002-b.md': record('0002', needs('react')),
        './package-lock.json': lock,
      },
      ['src/a.ts'],
    );
    expect(report.governedBy).toEqual([]);
    expect(report.findings).toEqual([
      {
        rule: 'affects-unresolvable',
        severity: 'info',
        message: expect.stringContaining('3 package matchers'),
        id: '0001',
        path: 'docs/adr/0001-a.md',
        field: 'affects.package',
        pattern: 'react',
      },
    ]);
  });

  it.each(['entity', 'resource', 'api', 'data'])(
    'of type %s decides nothing, which is said once',
    async (type) => {
      const affects = `affects: [{type: ${type}, pattern: a}, {type: ${type}, pattern: b}]`;
      const report = await check({ '0001-a.md': record('0001', affects) }, ['a']);
      expect(brief(report.findings)).toEqual([`affects-unresolvable info 0001-a.md affects.${type}`]);
    },
  );

  it('says which lockfile could not be read', async () => {
    const files = {
      '0001-a.md': record('0001', needs('react')),
      './bun.lockb': '\0',
      './package-lock.json': '{',
    };
    const report = await check(files, ['bun.lockb', 'package-lock.json']);
    expect(report.findings).toMatchObject([
      { rule: 'affects-unresolvable', message: expect.stringContaining('bun.lockb could not be read') },
    ]);
  });

  it('follows no symbolic link to a lockfile', async () => {
    const at = plant({ '0001-a.md': record('0001', needs('react')) });
    mkdirSync(path.join(at.root, 'real'));
    writeFileSync(path.join(at.root, 'real/package-lock.json'), lock);
    symlinkSync('real/package-lock.json', path.join(at.root, 'package-lock.json'));
    symlinkSync('real', path.join(at.root, 'linked'));
    const report = reportOf(await engine.check(at, ['package-lock.json', 'linked/package-lock.json']));
    expect(report.governedBy).toEqual([]);
  });

  it('that is no name and no range is a finding', async () => {
    const report = await check({ '0001-a.md': record('0001', needs('react@latest')) }, ['src/a.ts']);
    expect(report.findings).toMatchObject([
      { rule: 'affects-bad-pattern', severity: 'warn', field: 'affects.package', pattern: 'react@latest' },
    ]);
  });

  it('loads semver by need only: no file of the package imports it up front', () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const importing = (form: RegExp) =>
      files.filter((name) => form.test(readFileSync(path.join(source, name), 'utf8')));
    expect(importing(/(?:from|import) 'semver/)).toEqual([]);
    expect(importing(/import\('semver'\)/)).toEqual([path.join('packages', 'resolve.ts')]);
  });
});
