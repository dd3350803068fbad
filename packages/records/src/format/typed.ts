import { splitFrontMatter } from '../frontmatter/fence.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import { capFindings } from '../lint/cap.ts';
import type { RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { validateFrontMatter } from '../validate/validate.ts';
import { noBreakSpaceNotes, sourceNotes } from './notes.ts';
import type { RecordSource } from './source.ts';
import { toRecord } from './to-record.ts';
import { fenceFinding, violationFinding, yamlFinding } from './typed-findings.ts';

/**
 * Reads a record whose front matter follows the schema. Everything wrong with it is a finding; nothing throws. Undefined
 * when `readFrontMatter` cannot tell.
 */
export function readTyped(source: RecordSource, readFrontMatter: FrontMatterReader): RecordFile | undefined {
  const { path, text } = source;
  const notes = sourceNotes(source);
  const refuse = (...findings: readonly Finding[]): RecordFile => ({
    path,
    text,
    findings: [...notes, ...findings],
  });
  const fences = splitFrontMatter(text);
  if (!fences.ok) return refuse(fenceFinding(path, fences.missing));
  const { source: yaml, bodyStart } = fences.frontMatter;
  const reading = readFrontMatter(yaml);
  if (reading === undefined) return undefined;
  if (!reading.ok) return refuse(...noBreakSpaceNotes(path, yaml), yamlFinding(path, reading));
  const ids = {
    ...stringId(reading.value),
    ...(reading.writtenId === undefined ? {} : { writtenId: reading.writtenId }),
  };
  const validation = validateFrontMatter(reading.value);
  if (validation.ok) {
    const record = toRecord(validation.frontMatter, path, () => text.slice(bodyStart));
    return { path, ...ids, text, record, findings: notes };
  }
  const violations = capFindings(
    path,
    validation.violations.map((violation) => violationFinding(path, violation, ids)),
  );
  return { ...refuse(...noBreakSpaceNotes(path, yaml), ...violations), ...ids };
}

function stringId(value: unknown): { readonly id?: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? { id } : {};
}
