import { expect, it } from 'vitest';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { toolDefinitions } from '../../src/tools/definitions.ts';

it('are adr_check, adr_explain and adr_lint, in this order [tool-three-only]', () => {
  expect(toolDefinitions().map(({ name }) => name)).toStrictEqual(['adr_check', 'adr_explain', 'adr_lint']);
});

it.each(toolDefinitions())(
  '$name says that it only reads and what exit code 1 is [tool-description]',
  (tool) => {
    expect(tool.description).toMatch(/Read-only/u);
    expect(tool.description).toMatch(/exitCode 1 is data .* never a merge gate/u);
    expect(tool.title).toMatch(/^[A-Z].{5,60}$/u);
  },
);

it('name no command that writes', () => {
  const shown = JSON.stringify(toolDefinitions());
  expect(scrubText(shown)).toBe(shown);
});
