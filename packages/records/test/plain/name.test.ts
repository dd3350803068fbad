import { describe, expect, it } from 'vitest';
import { isBesideName, nameFacts, stemOf } from '../../src/plain/name.ts';

const records: readonly (readonly [name: string, label: string, number: string | undefined, slug: string])[] =
  [
    ['0012-use-kafka', '0012', '12', 'use-kafka'],
    ['12-use-kafka', '12', '12', 'use-kafka'],
    ['012_use_kafka', '012', '12', 'use_kafka'],
    ['0012', '0012', '12', ''],
    ['0012. Use Kafka', '0012', '12', 'Use Kafka'],
    ['0012 use kafka', '0012', '12', 'use kafka'],
    ['0012-münzen', '0012', '12', 'münzen'],
    ['0012-使う', '0012', '12', '使う'],
    ['0012a-use-kafka', '0012a', '12a', 'use-kafka'],
    ['adr-012-use-kafka', '012', '12', 'use-kafka'],
    ['adr_012_use_kafka', '012', '12', 'use_kafka'],
    ['adr012-use-kafka', '012', '12', 'use-kafka'],
    ['ADR012', '012', '12', ''],
    ['ADR-12', '12', '12', ''],
    ['ADR 12 Use Kafka', '12', '12', 'Use Kafka'],
    ['ARCH-3', '3', '3', ''],
    ['SEC_DATA-0003-use-it', '0003', '3', 'use-it'],
    ['decision-7-use-it', '7', '7', 'use-it'],
    ['decision-record-7', '7', '7', ''],
    ['web-adr-0007-use-it', '0007', '7', 'use-it'],
    ['ADR-2025-003-use-it', '2025-003', '2025-003', 'use-it'],
    ['2025-003-use-it', '2025-003', '2025-003', 'use-it'],
    ['2025-03-use-it', '2025-03-use-it', undefined, 'use-it'],
    ['ADR-2025-03', '2025-03', '2025-03', ''],
    ['adr-2025-12-01-use-it', 'adr-2025-12-01-use-it', undefined, 'use-it'],
    ['20200925-use-it', '20200925-use-it', undefined, 'use-it'],
    ['202009251530-use-it', '202009251530-use-it', undefined, 'use-it'],
    ['2020-09-25-use-it', '2020-09-25-use-it', undefined, 'use-it'],
    ['2021-06-05_001-use-it', '001', '1', 'use-it'],
    ['2022-12-01-021-use-it', '021', '21', 'use-it'],
    ['2023-02-xx-use-it', '2023-02-xx-use-it', undefined, 'xx-use-it'],
    ['01BX5ZZKBKACTAV9WEVGEMMVRZ-use-it', '01BX5ZZKBKACTAV9WEVGEMMVRZ', undefined, 'use-it'],
  ];

describe('the name of a record', () => {
  it.each(records)('%s says %s [own-file-name] [own-id]', (name, label, number, slug) => {
    expect(nameFacts(name)).toMatchObject({ label, slug, isRecordName: true });
    expect(nameFacts(name).number).toBe(number);
  });

  it.each([
    ['20200925-use-it', '2020-09-25'],
    ['2020-09-25-use-it', '2020-09-25'],
    ['2021-06-05_001-use-it', '2021-06-05'],
    ['20209925-use-it', undefined],
    ['0012-use-it', undefined],
  ])('%s holds the day %s', (name, date) => {
    expect(nameFacts(name).date).toBe(date);
  });

  it.each(['use-kafka', 'python-3-support', 'PROCESS', 'notes', 'http2-for-all', 'v2-plan'])(
    '%s is not one that only records have',
    (name) => {
      expect(nameFacts(name)).toEqual({ label: name, slug: name, isRecordName: false });
    },
  );

  it.each([
    ['docs/adr/0012-use-kafka.md', '0012-use-kafka'],
    ['docs/adr/2022-02-07-tracing/README.md', '2022-02-07-tracing'],
    ['docs/adr/0003-x/index.adoc', '0003-x'],
    ['docs/adr/v1.2-plan.rst', 'v1.2-plan'],
    ['README.md', 'README'],
  ])('of %s is %s without extension [own-nested]', (path, stem) => {
    expect(stemOf(path)).toBe(stem);
  });
});

describe('the name of a page beside records', () => {
  it.each([
    'README',
    'readme',
    'Index',
    'CONTRIBUTING',
    'template',
    'TEMPLATE',
    '0000-template',
    '000-ADR-template',
    'adr-template',
    'adr_template_short',
    'template-madr',
    'madr-template-bare',
    '_template',
    '000-index',
    '0000-README',
    'NNNN-title',
    'ADR-XXX',
    'xxxx-short-title',
    'YYYYMMDD-title',
    'decision-log',
    'SUMMARY',
  ])('%s is no record [own-beside]', (name) => {
    expect(isBesideName(name)).toBe(true);
  });

  it.each([
    '0007-template-engine',
    '0012-use-templates',
    '0001-record-architecture-decisions',
    '0003-index-strategy',
    '0000-use-adrs',
    '0009-readme-driven',
    'x-ray',
    'use-a-template-language',
  ])('%s may be a record [own-file-name]', (name) => {
    expect(isBesideName(name)).toBe(false);
  });
});
