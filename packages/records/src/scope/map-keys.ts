import { nameFacts, stemOf } from '../plain/name.ts';
import type { AffectsMatcher, Corpus, RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { quote } from '../validate/show.ts';
import type { ScopeMap } from './map.ts';

export interface KeysFound {
  readonly found: ReadonlyMap<RecordFile, readonly AffectsMatcher[]>;
  readonly findings: readonly Finding[];
}

/** Finds the record that each key of a mapping file means. A key that means none or several is a finding. */
export function lookUpKeys(corpus: Corpus, path: string, entries: ScopeMap['entries']): KeysFound {
  const names = namesOf(corpus);
  const found = new Map<RecordFile, readonly AffectsMatcher[]>();
  const findings: Finding[] = [];
  const note = (rule: string, message: string, key: string): void => {
    findings.push({ rule, severity: 'warn', message, path, field: key.slice(0, 100) });
  };
  for (const [key, affects] of entries) {
    const files = names.get(key.replace(/^\.\//, '').replace(/\/$/, '')) ?? [];
    const [file] = files;
    if (file === undefined) {
      note('map-unknown-key', `${quote(key)} is no record of this folder; write the name of its file.`, key);
    } else if (files.length > 1) {
      const meant = files.slice(0, 5).map((one) => one.path);
      note(
        'map-ambiguous-key',
        `${quote(key)} could mean ${meant.join(' or ')}; write the name of one file.`,
        key,
      );
    } else if ((file.record?.format ?? 'typed') === 'typed') {
      note(
        'map-typed-record',
        `${file.path} is a typed record and says in affects itself what it governs; move the patterns there.`,
        key,
      );
    } else found.set(file, [...(found.get(file) ?? []), ...affects]);
  }
  return { found, findings };
}

/** Every name that leads to a record: its path in the folder first, then shorter ones that others may share. */
function namesOf({ shownDir, files }: Corpus): ReadonlyMap<string, readonly RecordFile[]> {
  const exact = new Map<string, RecordFile[]>();
  const short = new Map<string, RecordFile[]>();
  for (const file of files) {
    const within = shownDir === '.' ? file.path : file.path.slice(shownDir.length + 1);
    const base = within.slice(within.lastIndexOf('/') + 1);
    const stem = stemOf(within);
    exact.set(within, [file]);
    for (const name of new Set([
      base,
      stem,
      within.replace(/\.[^./]*$/, ''),
      nameFacts(stem).label,
      file.record?.id ?? '',
    ])) {
      if (name === '') continue;
      const known = short.get(name);
      if (known === undefined) short.set(name, [file]);
      else known.push(file);
    }
  }
  for (const [name, some] of short) if (!exact.has(name)) exact.set(name, some);
  return exact;
}
