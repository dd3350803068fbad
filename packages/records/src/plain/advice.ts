import type { Finding, RecordFormat } from '../report.ts';
import { quote } from '../validate/show.ts';
import type { StatedStatusText } from './status.ts';

const WHERE: Readonly<Record<RecordFormat, string>> = {
  typed: 'write status: accepted in the front matter',
  madr: 'write status: accepted in the front matter, or * Status: accepted below the title',
  nygard: 'write Accepted, or what it is, under a heading ## Status',
  markdown: 'write a line such as Status: accepted below the title',
  rst: 'write Accepted, or what it is, in a section Status',
  asciidoc: 'write Accepted, or what it is, under == Status',
};

/** What would help a reader of this record, in the terms of its own format. Nothing here is an error. */
export function plainAdvice(
  path: string,
  id: string,
  format: RecordFormat,
  status: StatedStatusText,
  hasTitle: boolean,
): readonly Finding[] {
  const findings: Finding[] = [];
  const told = status.text === undefined ? '' : quote(status.text);
  const add = (rule: string, severity: Finding['severity'], message: string, field: string): void => {
    findings.push({ rule, severity, message, path, id, field });
  };
  if (status.how === 'absent') {
    add(
      'status-missing',
      'info',
      `No status is stated, so the decision counts as in force; ${WHERE[format]}.`,
      'status',
    );
  } else if (status.how === 'placeholder') {
    add(
      'status-placeholder',
      'warn',
      `The status is the template's (${told}), so none is stated; ${WHERE[format]}.`,
      'status',
    );
  } else if (status.how === 'unknown') {
    const words = 'proposed, accepted, rejected, deprecated, superseded or draft';
    add(
      'status-unknown',
      'warn',
      `The status ${told} is no word we know, so the decision counts as in force; say ${words}.`,
      'status',
    );
  } else if (status.how === 'typo') {
    add(
      'status-typo',
      'info',
      `The status ${told} was read as ${status.status}; correct its spelling.`,
      'status',
    );
  }
  if (!hasTitle)
    add(
      'title-missing',
      'info',
      'No title was found, so the file name serves as one; give the record a heading.',
      'title',
    );
  return findings;
}
