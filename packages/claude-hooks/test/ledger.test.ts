import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerStore } from '../src/index.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => path.join(folder, 'ledgers', name);

/** Adds one key, slowly enough for others to come between. */
const add = (store: ReturnType<typeof ledgerStore>, key: string, session = 's') =>
  store.update(session, async (ledger) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const keys = [...(ledger.agents[0]?.keys ?? []), key];
    return { ledger: { ...ledger, agents: [{ agent: '', generation: 0, keys }] }, result: keys.length };
  });

describe('the ledgers', () => {
  it('lose nothing when two writers write at the same time [claude-ledger]', async () => {
    const stores = [ledgerStore(folder), ledgerStore(folder)];
    await Promise.all(Array.from({ length: 30 }, (_, index) => add(stores[index % 2]!, String(index))));
    const kept = JSON.parse(readFileSync(file('s.json'), 'utf8')) as { agents: { keys: string[] }[] };
    expect(kept.agents[0]?.keys.toSorted()).toEqual(
      Array.from({ length: 30 }, (_, i) => String(i)).toSorted(),
    );
    expect(readdirSync(path.join(folder, 'ledgers'))).toEqual(['s.json']);
  });

  it('begin anew where the file is damaged, and go on where it cannot be written [claude-ledger]', async () => {
    mkdirSync(path.join(folder, 'ledgers'));
    writeFileSync(file('s.json'), '{"session":"s","agents":[{"agent":');
    expect(await add(ledgerStore(folder), 'a')).toBe(1);
    writeFileSync(path.join(folder, 'plain'), '');
    expect(await add(ledgerStore(path.join(folder, 'plain')), 'a')).toBe(1);
    expect(await add(ledgerStore(undefined), 'a')).toBe(1);
  });

  it('take no session’s name for a path [claude-ledger]', async () => {
    for (const session of ['../x', 'a/b', '.', '', 'x'.repeat(200)]) {
      expect(await add(ledgerStore(folder), 'a', session)).toBe(1);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('do not wait for a lock that a killed hook left behind [claude-ledger]', async () => {
    mkdirSync(path.join(folder, 'ledgers'));
    writeFileSync(file('.s.lock'), '');
    const long = new Date(Date.now() - 60_000);
    utimesSync(file('.s.lock'), long, long);
    const began = performance.now();
    expect(await add(ledgerStore(folder), 'a')).toBe(1);
    expect(performance.now() - began).toBeLessThan(350);
  });

  it('of long ago are removed, and others stay [claude-ledger]', async () => {
    await add(ledgerStore(folder), 'a', 'old');
    await add(ledgerStore(folder), 'a', 'new');
    utimesSync(file('old.json'), new Date(0), new Date(0));
    ledgerStore(folder).tidy();
    expect(readdirSync(path.join(folder, 'ledgers'))).toEqual(['new.json']);
  });

  it('pass an error on and serve the next all the same [claude-ledger]', async () => {
    const store = ledgerStore(folder);
    await expect(store.update('s', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await add(store, 'a')).toBe(1);
  });
});
