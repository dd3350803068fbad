import type { Inspection } from '@precedent/core';
import type { Row } from './table.ts';

/** The variables that count here with their values, and those that do not by name alone. */
export function environmentLines({ environment }: Inspection): Row[] {
  const { recognised, unknown, mistakes } = environment;
  const bad = new Set(mistakes.map(({ name }) => name));
  const rows: Row[] = recognised.map(({ name, value }) => ({
    mark: bad.has(name) ? 'bad' : 'yes',
    name,
    text: value,
  }));
  rows.push(...unknown.map((name): Row => ({ mark: 'no', name, text: 'not known to Precedent, ignored' })));
  if (rows.length === 0) return [{ mark: 'no', name: 'none', text: 'no variable of ours is set' }];
  const ignored = 'reads none of them and looks for no adr on PATH: a repository can set its environment';
  return [...rows, { name: 'Claude Code', text: ignored }];
}
