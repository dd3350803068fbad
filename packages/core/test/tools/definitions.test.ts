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

it.each(['adr_check', 'adr_explain'])('%s says what unscoped and mentions are, in few words', (name) => {
  const text = toolDefinitions().find((tool) => tool.name === name)?.description ?? '';
  expect(text).toMatch(/unscoped counts live decisions that name no files/u);
  expect(text).toMatch(/mentions lists those whose text names the path/u);
  expect(text.length).toBeLessThan(700);
});

it('name no command that writes', () => {
  const shown = JSON.stringify(toolDefinitions());
  expect(scrubText(shown)).toBe(shown);
});
