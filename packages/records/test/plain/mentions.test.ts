import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, plant, record } from '../support/corpus.ts';
import { check, engine, explain, reportOf } from '../support/engine.ts';
import { nygard } from '../support/own.ts';

const says = (decision: string, status = 'Accepted'): string => nygard('1. A', status, decision);
const tree: Files = { 'src/events/a.ts': '', 'src/events/deep/b.ts': '', './package.json': '' };

async function mentioned(decision: string, file: string): Promise<readonly string[]> {
  const { mentions = [] } = await explain({ ...tree, '0001-a.md': says(decision) }, file);
  return mentions.map(({ recordId, mentioned: what }) => `${recordId} ${what}`);
}

describe('a mention', () => {
  it.each([
    ['a file in code font', 'It is in `src/events/a.ts`.', ['0001 src/events/a.ts']],
    ['a file with a line', 'It is in `src/events/a.ts:12`.', ['0001 src/events/a.ts']],
    ['a file from here', 'It is in `./src/events/a.ts`.', ['0001 src/events/a.ts']],
    ['a link from the record', 'It is [here](../../src/events/a.ts#L3).', ['0001 src/events/a.ts']],
    ['a link from the root', 'It is [here](/src/events/a.ts).', ['0001 src/events/a.ts']],
    ['a folder of two segments', 'It is in `src/events/`.', ['0001 src/events']],
    ['a folder of one segment', 'It is in `src/`.', []],
    ['a folder in plain text', 'It is in src/events.', []],
    ['a file that is not there', 'It is in `src/events/gone.ts`.', []],
    ['a file in a block of code', '```\n`src/events/a.ts`\n```', []],
    ['a pattern', 'It is in `src/**/a.ts`.', []],
    ['the name alone', 'It is in `a.ts`.', []],
  ])('is made by %s [own-mentions]', async (_, decision, expected) => {
    expect(await mentioned(decision, 'src/events/a.ts')).toEqual(expected);
  });

  it('reaches a file at the root, and one below a folder', async () => {
    expect(await mentioned('See `package.json`.', 'package.json')).toEqual(['0001 package.json']);
    expect(await mentioned('See `src/events`.', 'src/events/deep/b.ts')).toEqual(['0001 src/events']);
    expect(await mentioned('See `src/events`.', 'src/events/new.ts')).toEqual(['0001 src/events']);
  });

  it('governs nothing, and says what it rests on [own-mentions]', async () => {
    const report = await check({ ...tree, '0001-a.md': says('`src/events` holds it.') }, [
      'src/events/a.ts',
      'lib/z.ts',
    ]);
    expect(report.governedBy).toEqual([]);
    expect(report.unscoped).toMatchObject({ count: 1, scoped: 0 });
    expect(report.mentions).toEqual([
      {
        recordId: '0001',
        title: 'A',
        status: 'accepted',
        effectiveStatus: 'accepted',
        bucket: 'governing',
        recordPath: 'docs/adr/0001-a.md',
        summary: '`src/events` holds it.',
        format: 'nygard',
        path: 'src/events/a.ts',
        mentioned: 'src/events',
        why: 'It declares no scope, but its text names the folder src/events.',
      },
    ]);
  });

  it('is not made by a record that declares a scope, or is history', async () => {
    const files: Files = {
      ...tree,
      '0001-a.md': says('`src/events`', 'Superseded by ADR-2'),
      '0002-b.md': says('`src/events`', 'Proposed'),
      '0003-c.md': says('`src/events`'),
      'decisions.map.yml': '0003-c.md: [lib/**]\n',
    };
    const { mentions = [] } = await explain(files, 'src/events/a.ts');
    expect(mentions.map(({ recordId }) => recordId)).toEqual(['0002']);
  });

  it('is one of at most five, live ones first', async () => {
    const records = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `000${at + 1}-a.md`,
        says('`src/events`', at < 4 ? 'Proposed' : 'Accepted'),
      ]),
    );
    const { mentions = [] } = await explain({ ...tree, ...records }, 'src/events/a.ts');
    expect(mentions.map(({ recordId }) => recordId)).toEqual(['0005', '0006', '0007', '0008', '0009']);
  });

  it('is made by a typed record without a scope too', async () => {
    const text = `${record('0001')}\nSee \`src/events/a.ts\`.\n`;
    const { mentions = [] } = await explain({ ...tree, '0001-a.md': text }, 'src/events/a.ts');
    expect(mentions).toMatchObject([{ recordId: '0001', format: 'typed' }]);
  });

  it('is not made of what lies behind a link', async () => {
    const at = plant({ '0001-a.md': says('`src/out/x.ts`'), 'src/a.ts': '', 'elsewhere/x.ts': '' });
    symlinkSync('../elsewhere', path.join(at.root, 'src/out'));
    expect(reportOf(await engine.explain(at, 'src/out/x.ts')).mentions).toEqual([]);
  });
});

describe('a marker in a file', () => {
  it.each(['0012', '00012'])('@adr %s reaches the record whose file says 12 [own-id]', async (ref) => {
    const { governing, findings } = await explain(
      { '12-a.md': nygard('12. A'), 'src/a.ts': `// @adr ${ref}\n` },
      'src/a.ts',
    );
    expect(governing.map(({ recordPath }) => recordPath)).toEqual(['docs/adr/12-a.md']);
    expect(findings).toEqual([]);
  });
});

describe('adr scope suggest', () => {
  it('drafts a map that the engine then reads, and writes nothing [own-scope-suggest]', async () => {
    const files: Files = {
      ...tree,
      '0001-use "it".md': nygard(
        '1. Use "it"',
        'Accepted',
        'See `src/events/`, `package.json`, `docs/adr/0002-b.md` and `src/gone.ts`.',
      ),
      '0002-b.md': nygard('2. B', 'Accepted', 'Nothing is named.'),
      '0003-c.md': nygard('3. C', 'Rejected', '`src/events`'),
      '0004-d.md': nygard('4. D'),
      'decisions.map.yml': '0004-d.md: [lib/**]\n',
    };
    const at = plant(files);
    const report = reportOf(await engine.suggestScope(at));
    expect(report).toMatchObject({ mapPath: 'docs/adr/decisions.map.yml', scoped: 1 });
    expect(report.suggestions.map(({ key, patterns }) => [key, patterns])).toEqual([
      ['0001-use "it".md', ['src/events/**', 'package.json']],
      ['0002-b.md', []],
    ]);
    const again = { ...files, 'decisions.map.yml': report.draft };
    expect((await check(again, ['src/events/deep/b.ts'])).governing.map(({ recordId }) => recordId)).toEqual([
      '0001',
    ]);
    expect(report.draft).toContain('# "0002-b.md": []');
  });
});
