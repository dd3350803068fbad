import { describe, expect, it } from 'vitest';
import { lintCorpus } from '../../src/lint/lint.ts';
import type { ListedRecord } from '../../src/report.ts';
import { brief, type Files, plant, read, record, TODAY } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';
import { nygard } from '../support/own.ts';

async function listed(files: Files): Promise<readonly ListedRecord[]> {
  return reportOf(await engine.list(plant(files))).records;
}

/** `id status successor` of each record, by path. */
async function told(files: Files): Promise<readonly string[]> {
  const records = [...(await listed(files))].sort((left, right) =>
    left.recordPath < right.recordPath ? -1 : 1,
  );
  return records.map(({ recordId, effectiveStatus, supersededBy }) =>
    [recordId, effectiveStatus, supersededBy].filter((part) => part !== undefined).join(' '),
  );
}

async function rules(files: Files): Promise<readonly string[]> {
  const { findings } = lintCorpus(await read(plant(files)), [], TODAY);
  return brief(findings.filter(({ rule }) => rule !== 'scope-missing'));
}

const newer = nygard('5. The newer one');

describe('a successor that the old record names', () => {
  it.each([
    ['by file', '[5. The newer one](0005-newer.md)'],
    ['by file from here', '[ADR-5](./0005-newer.md#decision)'],
    ['by file without extension', '[ADR-5](0005-newer)'],
    ['by path from the root', '[ADR-5](/docs/adr/0005-newer.md)'],
    ['by path through the folder above', '[ADR-5](../adr/0005-newer.md)'],
    ['by address', '[ADR-5](https://code.example/o/r/blob/main/docs/adr/0005-newer.md)'],
    ['by address of a page', '[that](https://docs.example/adr/0005-newer.html)'],
    ['by name of its file', '`0005-newer.md`'],
    ['by number', '5'],
    ['by number with zeros', '0005'],
    ['by label', 'ADR-0005'],
    ['by label and number apart', 'ADR 5'],
    ['by number sign', '#5'],
    ['by label in a link that leads nowhere', '[ADR-5](https://wiki.example/pages/77)'],
    ['by title', 'The newer one'],
    ['by title in quotes', '"The newer one"'],
    ['by wiki link', '[[0005-newer]]'],
    ['with words behind it', 'ADR-5, because it is newer than 3 years'],
  ])('is found %s [own-superseding]', async (_, named) => {
    const files = {
      '0001-older.md': nygard('1. The older one', `Superseded by ${named}`),
      '0005-newer.md': newer,
    };
    expect(await told(files)).toEqual(['0001 superseded 0005', '0005 accepted']);
    const [older] = await listed(files);
    expect(older?.supersededByPath).toBe('docs/adr/0005-newer.md');
    expect(older?.statusText).toBe(`Superseded by ${named}`);
  });

  it.each([
    '~~Accepted~~ **SUPERSEDED** by [ADR-5](0005-newer.md)',
    '**Superseded** by ADR-5',
    '*Replaced* by ADR-5',
    'Superseded durch ADR-5',
    'Superseded par l’ADR-5',
    'SUPERSEDED bởi [ADR-5](0005-newer.md)',
    'Đã bị thay thế bởi ADR-5',
  ])('is found with marks between the words, and in two languages: %s [own-superseding]', async (status) => {
    const files = { '0001-older.md': nygard('1. The older one', status), '0005-newer.md': newer };
    expect(await told(files)).toEqual(['0001 superseded 0005', '0005 accepted']);
  });

  it('is found where numbers begin again every year [own-superseding] [own-id]', async () => {
    const files = {
      'ADR-2024-012-a.md': nygard('ADR-2024-012: A', 'Superseded by ADR-2025-002'),
      'ADR-2025-001-b.md': nygard('ADR-2025-001: B', 'Superseded by 2025-002'),
      'ADR-2025-002-c.md': nygard('ADR-2025-002: C'),
    };
    expect(await told(files)).toEqual([
      '2024-012 superseded 2025-002',
      '2025-001 superseded 2025-002',
      '2025-002 accepted',
    ]);
    expect(reportOf(await engine.show(plant(files), 'ADR-2025-001')).title).toBe('B');
  });

  it.each(['N/A', '-', 'none', 'TBD', ''])('is none where the text is %j', async (nothing) => {
    const files = {
      '0001-older.md': `# 1. Older\n\nStatus: Accepted\nSuperseded by: ${nothing}\n\n## Decision\n\nx\n`,
      '0005-newer.md': newer,
    };
    expect(await told(files)).toEqual(['0001 accepted', '0005 accepted']);
    expect((await rules(files)).filter((rule) => rule.startsWith('dangling'))).toEqual([]);
  });

  it('is told in a field too, and turns a record that still says accepted', async () => {
    const files = {
      '0001-older.md': `# 1. Older\n\n| Status | Accepted |\n|---|---|\n| Superseded by | ADR-5 |\n\n## Decision\n\nx\n`,
      '0005-newer.md': newer,
    };
    expect(await told(files)).toEqual(['0001 superseded 0005', '0005 accepted']);
  });

  it('leaves a record in force of which only a part is superseded', async () => {
    const files = {
      '0001-older.md': nygard('1. Older', 'Partially superseded by [5](0005-newer.md)'),
      '0005-newer.md': newer,
    };
    expect(await told(files)).toEqual(['0001 accepted', '0005 accepted']);
  });

  it('is in a folder of its own', async () => {
    const files = {
      'docs/adr/2021-01-01-old/README.md': nygard('Old', 'Superseded by [new](../2021-02-02-new/README.md)'),
      'docs/adr/2021-02-02-new/README.md': nygard('New'),
    };
    expect(await told(files)).toEqual([
      '2021-01-01-old superseded 2021-02-02-new',
      '2021-02-02-new accepted',
    ]);
  });
});

describe('a predecessor that only the new record names', () => {
  it.each([
    'Supercedes [1. Older](0001-older.md)',
    'Supersedes ADR-1',
    'Replaces [the older one](0001-older.md)',
    '-> Supercedes [1](0001-older.md)',
  ])('is superseded: %s [own-superseding]', async (line) => {
    const files = {
      '0001-older.md': nygard('1. Older'),
      '0005-newer.md': nygard('5. Newer', `Accepted\n\n${line}`),
    };
    expect(await told(files)).toEqual(['0001 superseded 0005', '0005 accepted']);
    expect(await rules(files)).toEqual(['supersession-one-sided warn 0005-newer.md supersedes']);
  });

  it('is not superseded by a proposal or a refusal', async () => {
    for (const status of ['Proposed', 'Rejected', 'Draft']) {
      const files = {
        '0001-older.md': nygard('1. Older'),
        '0005-newer.md': nygard('5. Newer', `${status}\n\nSupersedes ADR-1`),
      };
      expect((await told(files))[0]).toBe('0001 accepted');
    }
  });

  it('is superseded by a record that states no status', async () => {
    const files = {
      '0001-older.md': nygard('1. Older'),
      '0005-newer.md': '# 5. Newer\n\nSupersedes: [1. Older](0001-older.md)\n\n## Decision\n\nx\n',
    };
    expect((await told(files))[0]).toBe('0001 superseded 0005');
  });

  it('may be a record in its own format beside typed ones [own-mixed]', async () => {
    const files = {
      '0001-older.md': nygard('1. Older'),
      '0005-newer.md': record('0005', 'supersedes: ["0001"]'),
    };
    expect(await told(files)).toEqual(['0001 superseded 0005', '0005 accepted']);
  });
});

describe('supersession that cannot be told', () => {
  it('is ambiguous where a number is shared, and turns neither [own-superseding]', async () => {
    const files = {
      '0001-a.md': nygard('1. A'),
      '0001-b.md': nygard('1. B'),
      '0002-c.md': nygard('2. C', 'Accepted\n\nSupersedes ADR-1'),
    };
    expect(await told(files)).toEqual(['0001 accepted', '0001 accepted', '0002 accepted']);
    expect(await rules(files)).toEqual(
      [
        'unique-id warn 0001-a.md id',
        'unique-id warn 0001-b.md id',
        'ambiguous-reference warn 0002-c.md supersedes',
      ].sort(),
    );
  });

  it('is certain all the same where the file is linked', async () => {
    const files = {
      '0001-a.md': nygard('1. A'),
      '0001-b.md': nygard('1. B'),
      '0002-c.md': nygard('2. C', 'Accepted\n\nSupersedes [1. A](0001-a.md)'),
    };
    expect(await told(files)).toEqual(['0001 superseded 0002', '0001 accepted', '0002 accepted']);
  });

  it('dangles where the record is not there, and the written status stays', async () => {
    const files = {
      '0001-a.md': nygard('1. A', 'Superseded by [9. Gone](0009-gone.md)'),
      '0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes ADR-8'),
    };
    expect(await told(files)).toEqual(['0001 superseded 9. Gone', '0002 accepted']);
    expect(await rules(files)).toEqual([
      'dangling-supersededBy warn 0001-a.md supersededBy',
      'dangling-supersedes warn 0002-b.md supersedes',
    ]);
  });

  it('goes in a circle without an end, and says so', async () => {
    const files = {
      '0001-a.md': nygard('1. A', 'Accepted\n\nSupersedes [2](0002-b.md)'),
      '0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes [1](0001-a.md)'),
      '0003-c.md': nygard('3. C', 'Accepted\n\nSupersedes [3](0003-c.md)'),
    };
    expect(await told(files)).toEqual(['0001 accepted', '0002 accepted', '0003 accepted']);
    expect((await rules(files)).filter((rule) => /cycle|self/.test(rule))).toEqual([
      'self-reference warn 0003-c.md supersedes',
      'supersession-cycle warn 0001-a.md supersedes',
      'supersession-cycle warn 0002-b.md supersedes',
    ]);
  });

  it('names no record where prose speaks of something else', async () => {
    const files = {
      '0001-a.md': nygard('1. A', 'Superseded by a runtime that came later'),
      '0002-b.md': nygard('2. B'),
    };
    expect(await told(files)).toEqual(['0001 superseded a runtime that came later', '0002 accepted']);
    expect(await rules(files)).toEqual([]);
  });
});
