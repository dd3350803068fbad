import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adr } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';

const clear = '\u001B[2J';
const evil = `Erase${clear} and \u202Eturn\u202C \u0007ring \u009B31m`;
const obeyed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

describe('text that a terminal would obey', () => {
  const files = {
    'docs/adr/0001-evil.md': aRecord({ title: evil, affects: ['src/**'], decision: evil }),
    [`docs/adr/0002-${clear}.md`]: aRecord({ id: '0002', status: evil }),
    'docs/adr/0003-field.md': aRecord({ id: '0003', more: `"${clear.replace('\u001B', '\\e')}": x\n` }),
    [`src/${clear}.ts`]: '',
  };

  it.each([
    [['explain', `src/${clear}.ts`]],
    [['check', `src/${clear}.ts`, `docs/adr/0002-${clear}.md`, '../\u202Ex']],
    [['lint']],
    [['list']],
    [['show', '0001']],
    [['show', clear]],
    [['lint', '--dir', clear]],
    [[`--${clear}`]],
  ])('is shown and never sent by %j, with and without --json', async (argv) => {
    const cwd = aFolder({ files });
    for (const more of [[], ['--json']]) {
      const ran = await adr([...argv, ...more], { cwd });
      expect(ran.code).toBeLessThanOrEqual(2);
      expect(`${ran.stdout}${ran.stderr}`).not.toMatch(obeyed);
      expect(`${ran.stdout}${ran.stderr}`.length).toBeGreaterThan(40);
    }
  });
});

describe('names that mean something to a program', () => {
  const names = [
    'constructor',
    '__proto__',
    'a b.ts',
    "it's.ts",
    '$(id).ts',
    '*.ts',
    '日本.ts',
    'e\u0301.ts',
    '%0a.ts',
  ];

  it('are files like any other', async () => {
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': aRecord({ affects: ['src/**'] }) } });
    mkdirSync(path.join(cwd, 'src'));
    for (const name of names) writeFileSync(path.join(cwd, 'src', name), '// @adr 0001\n');
    const ran = await adr(['check', '--json', ...names.map((name) => `src/${name}`)], { cwd });
    const report = JSON.parse(ran.stdout) as {
      byFile: { path: string; decisions: unknown[] }[];
      governing: unknown[];
    };
    expect(report.byFile.map((file) => file.path)).toEqual(names.map((name) => `src/${name}`).sort());
    expect(report.byFile.every(({ decisions }) => decisions.length === 1)).toBe(true);
    expect(report.governing).toMatchObject([{ declaredBy: { length: names.length } }]);
  });

  it('are told apart from flags behind -- only', async () => {
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': aRecord({ affects: ['*'] }) } });
    const ran = await adr(['explain', '--json', '--', '--dir'], { cwd });
    expect(JSON.parse(ran.stdout)).toMatchObject({ path: '--dir', governing: [{ recordId: '0001' }] });
  });
});
