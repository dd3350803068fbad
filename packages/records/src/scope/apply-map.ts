import { recall } from '../corpus/cache.ts';
import { MAP_NAME } from '../corpus/names.ts';
import { joinShown } from '../corpus/paths.ts';
import type { Reading } from '../corpus/read-names.ts';
import type { Survey } from '../corpus/survey.ts';
import type { RecordSource } from '../format/source.ts';
import { loadWholeReader } from '../frontmatter/read.ts';
import type { OwnFormat } from '../plain/own-format.ts';
import type { AffectsMatcher, Corpus, RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { lookUpKeys } from './map-keys.ts';
import { type ScopeMap, scopeMapOf } from './map.ts';

/** The corpus with the scopes that the team's mapping file gives its records. */
export async function withMap(read: OwnFormat, { hasMap }: Survey, reading: Reading): Promise<OwnFormat> {
  if (!hasMap) return read;
  const path = joinShown(reading.shown, MAP_NAME);
  const { reading: file } = recall(reading.memory, reading, MAP_NAME);
  const names = [...read.names, MAP_NAME];
  if (file.source === undefined) {
    const findings = file.file.findings.map((finding): Finding => ({ ...finding, rule: 'map-unreadable' }));
    return { corpus: { ...read.corpus, map: { path, mapped: 0, findings } }, names };
  }
  return { corpus: applied(read.corpus, path, await parsed(file.source, path)), names };
}

const maps = new WeakMap<RecordSource, ScopeMap>();

async function parsed(source: RecordSource, path: string): Promise<ScopeMap> {
  let known = maps.get(source);
  if (known === undefined) {
    const reading = (await loadWholeReader())(source.text);
    known = reading.ok ? scopeMapOf(reading.value, path) : broken(path, reading.reason, reading.line);
    maps.set(source, known);
  }
  return known;
}

function broken(path: string, reason: string, line: number | undefined): ScopeMap {
  const where = line === undefined ? '' : ` (line ${line})`;
  const message = `The file cannot be read as YAML${where}: ${reason}. None of its scopes counts until it is repaired.`;
  return { entries: [], findings: [{ rule: 'map-unreadable', severity: 'error', message, path }] };
}

function applied(corpus: Corpus, path: string, map: ScopeMap): Corpus {
  const { found, findings } = lookUpKeys(corpus, path, map.entries);
  const files = corpus.files.map((file) => scoped(file, found.get(file), path));
  return { ...corpus, files, map: { path, mapped: found.size, findings: [...map.findings, ...findings] } };
}

const scopedFiles = new WeakMap<RecordFile, { readonly key: string; readonly file: RecordFile }>();

/** The same object for the same scope, so that a corpus in which nothing changed is known again. */
function scoped(file: RecordFile, affects: readonly AffectsMatcher[] | undefined, path: string): RecordFile {
  const { record } = file;
  if (affects === undefined || record === undefined || affects.length === 0) return file;
  const key = JSON.stringify([path, affects]);
  const known = scopedFiles.get(file);
  if (known?.key === key) return known.file;
  const own = record.affects.length > 0;
  const mapped = { ...record, affects: [...record.affects, ...affects], ...(own ? {} : { scopeFrom: path }) };
  const result = { ...file, record: mapped };
  scopedFiles.set(file, { key, file: result });
  return result;
}
