import { expect, it } from 'vitest';
import { lint } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';

it('says in full once which records share a number, and to each of the others with whom', async () => {
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`0001-${name}.md`, nygard(`1. ${name}`)]));
  const { findings } = await lint(files);
  const told = findings.filter(({ rule }) => rule === 'unique-id');
  expect(told.map(({ message }) => message)).toEqual([
    'The id is used by 3 records (docs/adr/0001-a.md, docs/adr/0001-b.md, docs/adr/0001-c.md); give each its own.',
    'The id is also that of docs/adr/0001-a.md, one of 3; give each its own.',
    'The id is also that of docs/adr/0001-a.md, one of 3; give each its own.',
  ]);
});
