import { expect, it } from 'vitest';
import { isInvisible, isPlainSpace, isSeparator } from '../../src/scrub/invisible.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { unsafe } from './unsafe.ts';

const everyCode = Array.from({ length: 0x11_0000 }, (_, code) => code);

it('calls invisible what Unicode calls a format character or default-ignorable [scrub-separators]', () => {
  const shown = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
  expect(everyCode.filter((code) => isInvisible(code) !== shown.test(String.fromCodePoint(code)))).toEqual(
    [],
  );
});

it('calls a separator what JavaScript calls white space, every control, and what is invisible', () => {
  const separator = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
  expect(
    everyCode.filter((code) => isSeparator(code) !== separator.test(String.fromCodePoint(code))),
  ).toEqual([]);
});

it('calls plain space the tab, the newline and the space separators', () => {
  const plain = /[\t\n\p{Zs}]/u;
  expect(everyCode.filter((code) => isPlainSpace(code) !== plain.test(String.fromCodePoint(code)))).toEqual(
    [],
  );
});

it('leaves every code point as it is that is not unsafe [control-escaped] [control-emoji-kept]', () => {
  const known = new Set(unsafe);
  const changed = everyCode.filter((code) => {
    const text = `a${String.fromCodePoint(code)}b`;
    return !known.has(code) && scrubText(text) !== text;
  });
  expect(changed).toEqual([]);
});
