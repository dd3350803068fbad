import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintCorpus } from '../../src/lint/lint.ts';
import { type Files, plant, read, record, TODAY } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';
import { withoutRoot } from '../support/without-root.ts';

async function sorted(
  files: Files,
): Promise<{ records: readonly string[]; skipped: readonly string[]; beside: readonly string[] }> {
  const { files: found, skipped, beside = [] } = await read(plant(files));
  const short = (name: string | undefined): string => (name ?? '').replace('docs/adr/', '');
  return {
    records: found.map((one) => `${short(one.path)} ${one.record?.id ?? 'unread'}`),
    skipped: skipped.map((finding) => short(finding.path)),
    beside: beside.map(short),
  };
}

describe('a folder of records in their own format', () => {
  it('is read by whatever names its records have [own-folder] [own-file-name]', async () => {
    const { records } = await sorted({
      '0001-a.md': nygard('1. A'),
      '2-b.md': nygard('2. B'),
      'ADR-003.md': nygard('ADR-003: C'),
      '20210304-d.md': nygard('D'),
      'e.md': nygard('E'),
      '0006-f g é.MD': nygard('6. F'),
      '0007-h.markdown': nygard('7. H'),
      '0008-i.rst': 'I\n=\n\nStatus\n------\n\nAccepted\n\nDecision\n--------\n\nWe do it.\n',
      '0009-j.adoc': '= J\n\n== Status\n\nAccepted\n\n== Decision\n\nWe do it.\n',
    });
    expect(records).toEqual([
      '0001-a.md 0001',
      '0006-f g é.MD 0006',
      '0007-h.markdown 0007',
      '0008-i.rst 0008',
      '0009-j.adoc 0009',
      '2-b.md 2',
      '20210304-d.md 20210304-d',
      'ADR-003.md 003',
      'e.md e',
    ]);
  });

  it('leaves out, counts and names what is no record [own-beside]', async () => {
    const files: Files = {
      '0001-a.md': nygard('1. A'),
      'README.md': '# Our decisions\n\n## Status\n\nAccepted means that we do it.\n\n## Decision\n\nx\n',
      'template.md': nygard('Title', '{proposed | accepted}'),
      '0000-adr-template.md': nygard('Title', 'Proposed'),
      '0002-empty-form.md': nygard('[short title of the solved problem]', '[proposed | accepted | rejected]'),
      'notes.md': '# Notes\n\nBuy milk.\n',
      'PROCESS.md': '# How we decide\n\n## The life of a record\n\nA record is written.\n',
      'picture.png': 'x',
      '0003-in-org.org': '* ACCEPTED In Org\n',
      '0004-a-page.html': '<h1>A page</h1>',
      'notes.txt': 'x',
    };
    expect(await sorted(files)).toEqual({
      records: ['0001-a.md 0001'],
      skipped: ['0003-in-org.org', '0004-a-page.html', 'PROCESS.md', 'notes.md'],
      beside: ['0000-adr-template.md', '0002-empty-form.md', 'README.md', 'template.md'],
    });
    const report = lintCorpus(await read(plant(files)), [], TODAY);
    expect(report.checked).toBe(1);
    expect(report.skipped).toEqual({
      count: 8,
      paths: [
        '0000-adr-template.md',
        '0002-empty-form.md',
        '0003-in-org.org',
        '0004-a-page.html',
        'PROCESS.md',
        'README.md',
        'notes.md',
        'template.md',
      ].map((name) => `docs/adr/${name}`),
    });
  });

  it('reads a README as the record of its own folder, and what lies beside it as a part of it [own-nested]', async () => {
    expect(
      await sorted({
        'docs/adr/2022-02-07-tracing/README.md':
          '# Tracing\n\n## Decision\n\nWe trace.\n\n## Rationale\n\nWe see.\n',
        'docs/adr/2022-02-07-tracing/details.md': '# Details\n\n## Decision\n\nMany.\n',
        'docs/adr/0003-logging/index.md': nygard('3. Logging'),
        'docs/adr/2022-02-10-flat.md': '# Flat\n\n## Decision\n\nFlat.\n',
      }),
    ).toEqual({
      records: [
        '0003-logging/index.md 0003',
        '2022-02-07-tracing/README.md 2022-02-07-tracing',
        '2022-02-10-flat.md 2022-02-10-flat',
      ],
      skipped: ['2022-02-07-tracing/details.md'],
      beside: [],
    });
  });

  it('reads records in folders by topic or year, and no other page there [own-nested]', async () => {
    expect(
      await sorted({
        'docs/adr/backend/0001-a.md': nygard('1. A'),
        'docs/adr/2021/0002-b.md': nygard('2. B'),
        'docs/adr/backend/README.md': '# Backend\n',
        'docs/adr/backend/how-to.md': '# How to\n',
        'docs/adr/templates/0001-short.md': nygard('Short'),
        'docs/adr/use-it/README.md': nygard('Use it'),
      }),
    ).toEqual({
      records: ['2021/0002-b.md 0002', 'backend/0001-a.md 0001', 'use-it/README.md use-it'],
      skipped: ['backend/README.md', 'backend/how-to.md'],
      beside: ['templates/0001-short.md'],
    });
  });

  it('takes a page with a status for a record where it says that it is one [own-folder]', async () => {
    const bullets = '# 8. Bullets\n\n* **Status**: Accepted\n* **Context**: a\n* **Decision**: b\n';
    expect(
      await sorted({
        '0001-a.md': nygard('1. A'),
        'a-tap.md':
          '# Architecture Decision Record: A tap\n\n**Status**: Proposed\n\n## Candidates\n\nTwo.\n',
        'a-sink.md': '# Decision: a sink\n\nStatus: accepted\n\n## How\n\nSoon.\n',
        'a-plan.md': '# A plan\n\nStatus: accepted\n\n## How\n\nSoon.\n',
        'a-guide.md': '# Architecture decision records: a guide\n\n## How\n\nSoon.\n',
        'docs/adr/water/0008-bullets.md': bullets,
        'docs/adr/water/0009-notes.md': '# 9. Notes\n\n* **Status**: Accepted\n\nText.\n',
        'nep-0036-fair-play.rst': 'Fair play\n=========\n\n:Status: Accepted\n',
      }),
    ).toEqual({
      records: [
        '0001-a.md 0001',
        'a-sink.md a-sink',
        'a-tap.md a-tap',
        'nep-0036-fair-play.rst 0036',
        'water/0008-bullets.md 0008',
      ],
      skipped: ['a-guide.md', 'a-plan.md', 'water/0009-notes.md'],
      beside: [],
    });
  });

  it.each(['Use a phone number as the id', 'A title for each page', 'Keep the template engine'])(
    'does not take a record for a template by its title: %s [own-beside]',
    async (title) => {
      const { records } = await sorted({
        '0001-a.md': nygard('1. A'),
        '0002-b.md': nygard(`2. ${title}`, ''),
      });
      expect(records).toEqual(['0001-a.md 0001', '0002-b.md 0002']);
    },
  );

  it('takes a record without status or section for one when its name says so', async () => {
    const { records } = await sorted({ '0001-a.md': nygard('1. A'), '0002-b.md': '# B\n', '0003-c.md': '' });
    expect(records).toEqual(['0001-a.md 0001', '0002-b.md 0002', '0003-c.md 0003']);
  });

  it('names records in a format that nothing reads where there are no others [own-accounting]', async () => {
    expect(await sorted({ '001-a.org': '* ACCEPTED A\n', '002-b.org': '* B\n' })).toEqual({
      records: [],
      skipped: ['001-a.org', '002-b.org'],
      beside: [],
    });
  });

  it('is left to the rules for typed records when nothing in it reads like a record', async () => {
    const { files, skipped } = await read(
      plant({ '0001-a.md': '# Title\n', '0002-b.md': 'x', 'notes.md': '# N\n' }),
    );
    expect(files.map(({ record: valid, findings }) => [valid, findings[0]?.rule])).toEqual([
      [undefined, 'frontmatter-fence'],
      [undefined, 'frontmatter-fence'],
    ]);
    expect(skipped[0]).toMatchObject({
      rule: 'corpus-file-skipped',
      severity: 'warn',
      path: 'docs/adr/notes.md',
    });
  });

  it.each([
    ['a blank line before the fence', `\n${record('0001')}`],
    ['spaces behind the fence', record('0001').replace('---\n', '--- \n')],
    ['four dashes', record('0001').replaceAll('---', '----')],
    ['no closing fence', '---\nid: "0001"\ntitle: Use it\n\n## Decision\n\nWe use it.\n'],
    ['YAML that breaks', '---\nid: "0001"\ntitle: [open\n---\n\n## Decision\n\nWe use it.\n'],
    ['an id without quotes', record('0001', 'id: 0001')],
    ['no id', `${record('0001', '-id')}\n## Decision\n\nWe use it.\n`],
  ])('does not take a broken typed record for one of another format: %s', async (_, text) => {
    const { files } = await read(plant({ '0001-a.md': text }));
    expect(files[0]?.record).toBeUndefined();
    expect(files[0]?.findings.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('reads front matter of another schema as it is, whatever its id [own-id]', async () => {
    const { files } = await read(
      plant({
        '0001-a.md': '---\nid: adrs-adr001\ntitle: One\nauthor: ann\n---\n\n## Decision\n\nx\n',
        '0002-b.md': '---\nid: 0010\nstatus: Accepted\nauthor: ann\n---\n\n# Two\n\n## Decision\n\nx\n',
      }),
    );
    expect(files.map(({ record: valid }) => [valid?.id, valid?.status])).toEqual([
      ['adrs-adr001', 'unknown'],
      ['0010', 'accepted'],
    ]);
  });

  it('judges a record beside typed ones by their rules, and still lets it answer [own-mixed]', async () => {
    const { files } = await read(
      plant({
        '0001-a.md': record('0001'),
        '0002-b.md': nygard('2. B'),
        '0003-c.md': '# C\n',
        'd.md': nygard('D'),
      }),
    );
    expect(
      files.map(({ path: at, record: valid, findings }) => [at, valid?.format, findings[0]?.rule]),
    ).toEqual([
      ['docs/adr/0001-a.md', 'typed', undefined],
      ['docs/adr/0002-b.md', 'nygard', 'frontmatter-fence'],
      ['docs/adr/0003-c.md', undefined, 'frontmatter-fence'],
    ]);
  });

  it('names a record that cannot be opened, and a link, and reads the rest [own-accounting]', async () => {
    const at = plant({
      '0001-a.md': nygard('1. A'),
      '0002-b.md': nygard('2. B'),
      'other/0003-c.md': nygard('3. C'),
    });
    chmodSync(path.join(at.dir, '0002-b.md'), 0);
    symlinkSync('../../other/0003-c.md', path.join(at.dir, '0003-c.md'));
    const corpus = await withoutRoot(at.root, () => read(at));
    expect(corpus.files.map(({ record: valid, findings }) => [valid?.id, findings[0]?.rule])).toEqual([
      ['0001', undefined],
      [undefined, 'file-read'],
    ]);
    expect(corpus.skipped.map(({ rule }) => rule)).toEqual(['record-not-regular']);
  });
});
