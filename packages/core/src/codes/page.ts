import { failureCodes } from './table.ts';

const head = `# Failure codes

<!-- Generated from packages/core/src/codes/table.ts by renderFailureCodesPage(). Do not edit. -->

Every way a call of a Precedent tool can fail. A failure is answered as \`code: message next step\`, with no other text,
but for \`bad-argument\`, which adds the parameter and the rule, and \`usage\`, which adds the \`adr\` command’s own message.
Failures of an \`adr\` command carry its exit code.

| code | what happened | what to do next |
|---|---|---|
`;

/** The reference page of failure codes, as Markdown. `docs/reference/failure-codes.md` must equal it. */
export function renderFailureCodesPage(): string {
  const rows = Object.entries(failureCodes).map(
    ([code, { message, next }]) => `| \`${code}\` | ${cell(message)} | ${cell(next)} |\n`,
  );
  return head + rows.join('');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
