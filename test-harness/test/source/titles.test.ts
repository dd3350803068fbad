import { describe, expect, it } from 'vitest';
import { citedIds, titlesIn } from '../../src/source/titles.ts';

describe('titlesIn', () => {
  it('reads the titles of plain, chained and table-driven declarations', () => {
    const source = [
      `describe('a', () => { it("b", () => {}); test(\`c \${x} d\`, f); });`,
      `it.each([['x', ')'], [/\\)'/, "("]])('e', f);`,
      `describe.runIf(wanted(1))('f', g);`,
      `it.concurrent('g', h);`,
      `verifies('h-i', j);`,
    ].join('\n');
    expect(titlesIn(source)).toEqual(['a', 'b', 'c  d', 'e', 'f', 'g', '[h-i]']);
  });

  it('passes over comments, other strings, regular expressions and methods of the same name', () => {
    const source = [
      `// it('in a line comment', f)`,
      `/* it('in a block comment', f) */`,
      `const text = "it('in a string', f)";`,
      `const pattern = /it\\('in a pattern'/.test('x');`,
      `thing.test('a method', f);`,
      'const template = `it(\'in a template\') ${a ? `it("nested")` : "}"}`;',
    ].join('\n');
    expect(titlesIn(source)).toEqual([]);
  });

  it('passes over a title that is computed elsewhere', () => {
    expect(titlesIn('it(name, f); it.each(rows)(title, f);')).toEqual([]);
  });
});

describe('citedIds', () => {
  it('takes one id, several in a row and several in one pair of brackets', () => {
    expect(citedIds(['x [a-b]', 'y [c-d] [e-f-1]', 'z [g-h, i-j]'])).toEqual([
      'a-b',
      'c-d',
      'e-f-1',
      'g-h',
      'i-j',
    ]);
  });

  it('leaves single words, capitals and paths in brackets alone', () => {
    expect(citedIds(['[slug]', '[removed]', '[A-B]', '[a-b/c]', '[-a-b]', '[a-]'])).toEqual([]);
  });
});
