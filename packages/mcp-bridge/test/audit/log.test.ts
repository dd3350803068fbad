import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userFolders, type AbsoluteDir } from '@precedent/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuditLog } from '../../src/audit/log.ts';
import { readAudit } from '../../src/audit/read.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(path.join(tmpdir(), 'audit-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

const place = (root?: AbsoluteDir) => ({
  root,
  folders: userFolders({ env: {}, envTrust: 'user', platform: 'linux', home }),
});
const entry = (plugin: string) => ({ event: 'call', plugin, outcome: 'ok' }) as const;

describe('the log', () => {
  it('keeps every entry in order, in a file for the user alone [bridge-audit]', async () => {
    const log = createAuditLog(place());
    for (let index = 0; index < 50; index += 1) log.add(entry(`p${index}`));
    await log.settled();
    log.add(entry('last'));
    await log.settled();
    const entries = await readAudit(place(), 1000);
    expect(entries.map(({ plugin }) => plugin)).toEqual([
      ...Array.from({ length: 50 }, (_, index) => `p${index}`),
      'last',
    ]);
    const file = path.join(home, '.local/state/precedent/plugin-audit.jsonl');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readAudit(place(), 1, 'p7')).toMatchObject([{ plugin: 'p7' }]);
  });

  it('does not grow beyond its limit, and keeps what came before [bridge-audit]', async () => {
    const log = createAuditLog(place());
    log.add(entry('first'));
    await log.settled();
    const folder = path.join(home, '.local/state/precedent');
    const file = path.join(folder, 'plugin-audit.jsonl');
    await writeFile(file, `${await readFile(file, 'utf8')}${'\n'.repeat(5 * 1024 * 1024)}`);
    log.add(entry('second'));
    await log.settled();
    expect((await stat(file)).size).toBeLessThan(1000);
    expect((await readdir(folder)).sort()).toEqual(['plugin-audit.1.jsonl', 'plugin-audit.jsonl']);
    expect((await readAudit(place(), 10)).map(({ plugin }) => plugin)).toEqual(['first', 'second']);
  });

  it('is not written into a repository, and its failure stops nothing', async () => {
    const log = createAuditLog(place(home as AbsoluteDir));
    log.add(entry('p'));
    await log.settled();
    expect(await readdir(home)).toEqual([]);
    await writeFile(path.join(home, '.local'), 'a file');
    const other = createAuditLog(place());
    other.add(entry('p'));
    await other.settled();
    expect(await readAudit(place(), 10)).toEqual([]);
  });
});
