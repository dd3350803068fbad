import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createRecordEngine } from '../../src/index.ts';
import { subjectOf } from '../../src/match/subject.ts';

const spellings = ['.', './', './/', '././', '.\\', './.\\', 'src/../', 'src/..', 'src\\..\\'];

it.each(spellings)('takes %j for the root itself', (given) => {
  expect(subjectOf('/root', given).path).toBe('.');
});

it('answers about the root itself as about any folder, and loses no other file by it', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'root-itself-'));
  const dir = path.join(root, 'docs/adr');
  await mkdir(dir, { recursive: true });
  const record =
    '---\nid: "0001"\ntitle: Use it\nstatus: accepted\ndate: 2026-01-01\ndeciders: ["@a"]\naffects:\n  - type: path\n    pattern: "**"\n---\n';
  await writeFile(path.join(dir, '0001-a.md'), record);
  const engine = createRecordEngine({ cache: false, today: () => '2026-01-01' });
  for (const given of spellings) {
    const explained = await engine.explain({ root, dir }, given);
    expect(explained).toMatchObject({ ok: true, report: { markers: { state: 'unreadable' } } });
    const checked = await engine.check({ root, dir }, ['a.ts', given]);
    expect(checked).toMatchObject({
      ok: true,
      report: { governing: [{ recordId: '0001' }], changedFiles: ['.', 'a.ts'] },
    });
  }
});
