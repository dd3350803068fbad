import { splitFrontMatter } from '../frontmatter/fence.ts';
import { readYaml } from '../frontmatter/yaml.ts';
import type { YamlReading } from '../frontmatter/yaml.ts';
import type { RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { validateFrontMatter } from '../validate/validate.ts';
import { sourceNotes } from './notes.ts';
import type { RecordSource } from './source.ts';
import { toRecord } from './to-record.ts';

/** Reads a record whose front matter follows the schema. Everything wrong with it is a finding; nothing throws. */
export function readTyped(source: RecordSource): RecordFile {
  const { path, text } = source;
  const notes = sourceNotes(source);
  const fences = splitFrontMatter(text);
  if (!fences.ok) return { path, text, findings: [...notes, fenceFinding(path, fences.missing)] };
  const { source: yaml, bodyStart } = fences.frontMatter;
  const reading = readYaml(yaml);
  if (!reading.ok) return { path, text, findings: [...notes, yamlFinding(path, reading)] };
  const validation = validateFrontMatter(reading.value);
  const rawId = idOf(reading.value);
  const named = rawId === undefined ? {} : { id: rawId };
  const written = reading.writtenId === undefined ? {} : { writtenId: reading.writtenId };
  if (validation.ok) {
    const record = toRecord(validation.frontMatter, path, () => text.slice(bodyStart));
    return { path, ...named, ...written, text, record, findings: notes };
  }
  const findings = validation.violations.map(({ rule, message, field }): Finding => ({
    rule,
    severity: 'error',
    message: explainId(message, field, reading.writtenId, rawId),
    path,
    ...named,
    ...(field === undefined ? {} : { field }),
  }));
  return { path, ...named, ...written, text, findings: [...notes, ...findings] };
}

function fenceFinding(path: string, missing: 'opening' | 'closing'): Finding {
  const message =
    missing === 'opening'
      ? 'The file has no front matter: its first line must be exactly ---.'
      : 'The front matter is not closed: a line that is exactly --- must end it.';
  return { rule: 'frontmatter-fence', severity: 'error', message, path, field: 'frontmatter' };
}

/** Problems with aliases are `file-read` without a field in the contract that readers of this JSON know. */
function yamlFinding(path: string, { kind, reason, line }: Extract<YamlReading, { ok: false }>): Finding {
  // The opening fence is line 1 of the file.
  const where = line === undefined ? '' : ` (line ${line + 1})`;
  const message = `The front matter cannot be read as YAML${where}: ${reason}.`;
  if (kind === 'alias') return { rule: 'file-read', severity: 'error', message, path };
  return { rule: 'frontmatter-parse', severity: 'error', message, path, field: 'frontmatter' };
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** An unquoted `0010` is the number 10 to YAML; say what was written and how to write it. */
function explainId(
  message: string,
  field: string | undefined,
  written: string | undefined,
  raw: string | undefined,
): string {
  if (field !== 'id' || raw !== undefined || written === undefined || !/^[0-9]+$/.test(written))
    return message;
  return `id is written ${written}, which YAML reads as a number; write "${written}", with the quotes.`;
}
