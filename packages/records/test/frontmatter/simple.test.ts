import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FRONT_MATTER } from '../../src/frontmatter/length.ts';
import { readPlainly } from '../../src/frontmatter/read.ts';
import { readYaml } from '../../src/frontmatter/yaml.ts';
import { front } from '../support/corpus.ts';

describe('readPlainly', () => {
  it.each([
    [
      'a record as most are',
      front('0001', 'tags: [a, "b c", \'d\']', 'deciders: ["@ann"]', 'reviewBy: ~', 'scope:'),
    ],
    [
      'lists of mappings',
      'affects:\n  - type: path\n    pattern: "src/**"\n  - type: path\n    negate: true\n    pattern: lib\n',
    ],
    ['a list as far left as its key', 'tags:\n- a\n- b\ntitle: x\n'],
    ['nested mappings', 'provenance:\n  agent:\n    name: x\n  authoredBy: agent\ntitle: y\n'],
    ['comments and blank lines', '# a\n\na: 1\n\n  # b\nb: 2\n'],
    ['CRLF', 'a: 1\r\nb:\r\n  - 2\r\n'],
    ['an id without quotes', 'id: 0010\n'],
  ])('reads %s, as the whole parser does', (_name, source) => {
    const reading = readPlainly(source);
    expect(reading).toMatchObject({ ok: true });
    expect(reading).toEqual(readYaml(source));
  });

  it.each([
    ['an alias', 'a: *x'],
    ['an anchor', 'a: &x 1'],
    ['a tag', 'a: !!str 1'],
    ['a block text', 'a: |\n  b'],
    ['a text over two lines', 'a: b\n  c'],
    ['a text over two lines in a list', 'a:\n - b\n   - c'],
    ['quotes over two lines', 'a: "b\n  c"'],
    ['an escape', 'a: "\\u0041"'],
    ['a comment behind a value', 'a: b # c'],
    ['a key twice', 'a: 1\na: 2'],
    ['a mapping in braces', 'a: {b: 1}'],
    ['a tab', 'a:\tb'],
    ['a mistake', 'a: [b'],
    ['a colon inside', 'a: b: c'],
    ['a merge key', '<<: x'],
    ['a list and nothing else', '- a'],
    ['nothing', ''],
    ['a control character in quotes', 'a: "\u0007"'],
    ['half a character', 'a: "\uD800"'],
    ['more than the longest front matter', `a: ${'x'.repeat(MAX_FRONT_MATTER)}`],
    ['something deep', Array.from({ length: 20 }, (_, at) => `${' '.repeat(at)}a:\n`).join('')],
  ])('leaves %s to the whole parser', (_name, source) => {
    expect(readPlainly(source)).toBeUndefined();
  });
});

type Tree = string | readonly Tree[] | Readonly<Record<string, unknown>>;

/** Block style, each level indented by `step`. */
function render(tree: Tree, indent: number, step: number): string {
  const pad = ' '.repeat(indent);
  if (typeof tree === 'string') return `${pad}${tree}\n`;
  if (Array.isArray(tree)) {
    return tree.map((item: Tree) => `${pad}- ${render(item, indent + 2, step).trimStart()}`).join('');
  }
  return Object.entries(tree as Readonly<Record<string, Tree>>)
    .map(([key, below]) =>
      typeof below === 'string'
        ? `${pad}${key}: ${below}\n`
        : `${pad}${key}:\n${render(below, indent + step, step)}`,
    )
    .join('');
}

const WORDS =
  'a;b c;0012;1.5;-3;true;null;~;2026-02-03;0x1F;.5;1e3;"q";\'s\';[];[a, 1];[ "x y" ,b];src/**;a:b;a#b;é🦊;a\u00A0;(x);a"b;@ann;"a, b";';
const word = fc.constantFrom(...WORDS.split(';'));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: word, weight: 5 },
    { arbitrary: fc.array(tie('tree'), { maxLength: 3 }), weight: 1 },
    {
      arbitrary: fc.dictionary(fc.constantFrom('a', 'id', 'key-b', '__proto__', 'toString'), tie('tree'), {
        maxKeys: 3,
      }),
      weight: 1,
    },
  ),
}));
const document = fc
  .tuple(
    fc.dictionary(fc.constantFrom('id', 'title', 'c', 'd'), tree, { minKeys: 1 }),
    fc.constantFrom(0, 1, 2, 4),
  )
  .map(([top, step]) => render(top, 0, step));
const MARKS = ' ;  ;\n;:;: ;#; #;- ;";\';[;];{;,;&;*;!;|;\t;\r;\u00A0;\u2028';
const damage = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.nat(2),
  fc.constantFrom(...MARKS.split(';')),
);
const source = fc.tuple(document, fc.array(damage, { maxLength: 2 })).map(([text, damages]) =>
  damages.reduce((damaged, [where, cut, put]) => {
    const at = Math.floor(where * damaged.length);
    return damaged.slice(0, at) + put + damaged.slice(at + cut);
  }, text),
);

describe('readPlainly and the whole parser', () => {
  it('agree wherever the first one answers', () => {
    let answered = 0;
    fc.assert(
      fc.property(source, (text) => {
        const plain = readPlainly(text);
        if (plain === undefined) return;
        answered += 1;
        expect(plain).toEqual(readYaml(text));
      }),
      { numRuns: 3000 },
    );
    expect(answered).toBeGreaterThan(300);
  });
});
