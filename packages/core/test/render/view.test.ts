import { expect, it } from 'vitest';
import { failure } from '../../src/codes/failure.ts';
import { clip } from '../../src/render/clip.ts';
import { textOf, viewOf } from '../../src/render/view.ts';
import { source, success } from './reports.ts';

it('shows a success as an object and as the same JSON text', () => {
  const outcome = success({ checked: 2 }, 1);
  expect(viewOf(outcome)).toStrictEqual({ exitCode: 1, report: { checked: 2 }, source });
  expect(textOf(outcome)).toBe(JSON.stringify({ exitCode: 1, report: { checked: 2 }, source }));
});

it('shows what was left out only where something was', () => {
  const bounded = { kept: 1, total: 2, how: 'Ask for less.' };
  expect(Object.keys(viewOf(success({})))).toStrictEqual(['exitCode', 'report', 'source']);
  expect(viewOf({ ...success({}), bounded }).bounded).toBe(bounded);
});

it('shows a failure as its code, its fixed text and the exit code [outcome-fixed-texts]', () => {
  expect(textOf(failure('cancelled'))).toBe(
    'cancelled: The call was cancelled. Call again if the answer is still wanted.',
  );
  expect(textOf(failure('cli-failed', undefined, 3))).toMatch(/^cli-failed: .* Exit code: 3\.$/u);
});

it('scrubs the text as a whole, whatever was done before [scrub-text-again]', () => {
  expect(textOf(success({ note: 'Run adr new.' }))).toContain('"note":"Run adr [removed]."');
  expect(textOf(failure('usage', 'Run adr\u00ADnew\u001B.'))).toMatch(/Run adr.*\[removed\].*\.$/u);
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a😀bcd', 3, 'a…'],
  ['a😀bcd', 4, 'a😀…'],
  ['😀😀', 1, '…'],
  ['', 0, ''],
])('clips %j to %i code units as %j', (text, most, clipped) => {
  expect(clip(text, most)).toBe(clipped);
});
