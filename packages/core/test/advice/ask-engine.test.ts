import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecordEngine } from '@precedent/records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.ts';
import { askForAdvice } from '../../src/advice/ask-engine.ts';
import { newLedger } from '../../src/advice/ledger.ts';
import type { AdviceEvent } from '../../src/advice/types.ts';

const record = (id: string, status: string, pattern: string, decision: string): string => `---
schemaVersion: 0.2.0
id: '${id}'
title: Decision ${id}
status: ${status}
date: '2026-01-02'
deciders: ['@ada']
affects:
  - type: path
    pattern: ${pattern}
---

## Decision

${decision}
`;

const root = mkdtempSync(path.join(tmpdir(), 'precedent-advice-'));
const at = { root, dir: path.join(root, 'docs/adr') };
const marker = path.join(root, 'ran');
const foreign = path.join(root, 'bin', 'adr');
const engine = createRecordEngine({ cache: false, today: () => '2026-02-03' });

beforeAll(() => {
  mkdirSync(at.dir, { recursive: true });
  mkdirSync(path.join(root, 'src'));
  mkdirSync(path.dirname(foreign));
  writeFileSync(
    path.join(at.dir, '0001-a.md'),
    record('0001', 'accepted', 'src/**', 'We will keep the till offline.'),
  );
  writeFileSync(
    path.join(at.dir, '0002-b.md'),
    record('0002', 'proposed', 'src/**', 'We will ask every time.'),
  );
  writeFileSync(path.join(root, 'src/a.ts'), '');
  writeFileSync(foreign, `#!/bin/sh\ntouch '${marker}'\n`);
  chmodSync(foreign, 0o755);
});

afterAll(() => rmSync(root, { recursive: true }));

async function say(event: AdviceEvent): Promise<string | undefined> {
  return advise(event, await askForAdvice(event, engine, at), newLedger('s'), 10_000).advice;
}

it('tells what the embedded engine finds, whatever adr the environment names [engine-advice-embedded]', async () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    ADRKIT_CLI: foreign,
    PATH: `${path.dirname(foreign)}:${before['PATH'] ?? ''}`,
  });
  try {
    const said = await say({ kind: 'read', path: 'src/a.ts', session: 's' });
    expect(said).toContain('- 0001 Decision 0001 (docs/adr/0001-a.md): We will keep the till offline.');
    expect(said).not.toContain('0002');
  } finally {
    process.env = before;
  }
  expect(existsSync(marker)).toBe(false);
});

it.each([
  { kind: 'edit', path: 'src/a.ts' },
  { kind: 'edits', edits: [{ path: 'README.md' }, { path: 'src/a.ts' }] },
  { kind: 'reads', paths: ['README.md', 'src/a.ts'] },
  { kind: 'prompt', paths: ['README.md', 'src/a.ts'] },
  { kind: 'after-check', paths: ['src/a.ts'] },
] as const)('asks about the files of $kind', async (event) => {
  expect(await say({ ...event, session: 's' })).toContain('We will keep the till offline.');
});

it.each([
  { kind: 'session-start' },
  { kind: 'new-context' },
  { kind: 'sub-agent-start', agent: 'x' },
] as const)('asks for the list at $kind [advice-index]', async (event) => {
  expect(await say({ ...event, session: 's' })).toMatch(
    /^2 decision records in docs\/adr: 1 in force, 1 proposed\.\n/,
  );
});

it('speaks to the status of a real record [advice-status-edit]', async () => {
  const event = {
    kind: 'edit',
    path: 'docs/adr/0002-b.md',
    before: 'status: proposed',
    after: 'status: accepted',
  } as const;
  expect(await say({ ...event, session: 's' })).toContain('goes from proposed to accepted');
});

it('has nothing to tell without records [advice-silent]', async () => {
  const nowhere = { root, dir: path.join(root, 'none') };
  const event = { kind: 'read', path: 'src/a.ts', session: 's' } as const;
  expect(await askForAdvice(event, engine, nowhere)).toBe(undefined);
  expect(advise(event, undefined, newLedger('s'), 10_000)).toEqual({ ledger: newLedger('s') });
});
