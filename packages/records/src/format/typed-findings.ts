import type { YamlReading } from '../frontmatter/read.ts';
import type { RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import type { Violation } from '../validate/validate.ts';

export function fenceFinding(path: string, missing: 'opening' | 'closing'): Finding {
  const message =
    missing === 'opening'
      ? 'The file has no front matter: its first line must be exactly ---.'
      : 'The front matter is not closed: a line that is exactly --- must end it.';
  return { rule: 'frontmatter-fence', severity: 'error', message, path, field: 'frontmatter' };
}

/** Problems with aliases are `file-read` without a field in the contract that readers of this JSON know. */
export function yamlFinding(path: string, problem: Extract<YamlReading, { ok: false }>): Finding {
  const { kind, reason, line } = problem;
  // The opening fence is line 1 of the file.
  const where = line === undefined ? '' : ` (line ${line + 1})`;
  const message = `The front matter cannot be read as YAML${where}: ${reason}.`;
  if (kind === 'alias') return { rule: 'file-read', severity: 'error', message, path };
  return { rule: 'frontmatter-parse', severity: 'error', message, path, field: 'frontmatter' };
}

export function violationFinding(
  path: string,
  { rule, message, field }: Violation,
  { id, writtenId }: Pick<RecordFile, 'id' | 'writtenId'>,
): Finding {
  const unquoted =
    field === 'id' && id === undefined && writtenId !== undefined && /^[0-9]+$/.test(writtenId);
  return {
    rule,
    severity: 'error',
    message: unquoted
      ? `id is written ${writtenId}, which YAML reads as a number; write "${writtenId}", with the quotes.`
      : message,
    path,
    ...(id === undefined ? {} : { id }),
    ...(field === undefined ? {} : { field }),
  };
}
