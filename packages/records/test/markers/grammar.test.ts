import { describe, expect, it } from 'vitest';
import { findMarkers } from '../../src/markers/grammar.ts';

const refs = (text: string, path = 'src/a.ts') => findMarkers(text, path).map(({ ref }) => ref);

describe('a marker', () => {
  it.each([
    '//@adr 0001',
    '// @adr 0001',
    '  // @adr 0001',
    '\t//\t@adr\t0001',
    '/// @adr 0001',
    '/* @adr 0001 */',
    '/** @adr 0001 */',
    '/**@adr 0001*/',
    '{/* @adr 0001 */}',
    ' * @adr 0001',
    '# @adr 0001',
    '-- @adr 0001',
    '; @adr 0001',
    '% @adr 0001',
    '<!-- @adr 0001 -->',
    '<!--@adr 0001-->',
    '<!-- @adr 0001-->',
    '"""@adr 0001',
    "''' @adr 0001",
    '// @adr 0001.',
    '// @adr 0001;',
    '// @adr 0001)',
    '// @adr 0001 0013',
    '// @adr 0001, 12',
    '// @adr 0001, and more',
  ])('is read in %j [records-markers]', (line) => {
    expect(refs(line)).toEqual(['0001']);
  });

  it.each([
    '//! @adr 0001',
    '/*! @adr 0001 */',
    '## @adr 0001',
    ';; @adr 0001',
    '%% @adr 0001',
    'x // @adr 0001',
    '// see @adr 0001',
    '// @adr: 0001',
    '// @ADR 0001',
    '// @adr0001',
    '// @adr',
    '(* @adr 0001 *)',
    'REM @adr 0001',
    '{- @adr 0001 -}',
    '// @adr 0012-foo',
    '// @adr ADR-0012',
    '// @adr #0012',
    '// @adr 123',
    '// @adr 0001-->',
    '\u00A0// @adr 0001',
  ])('is not read in %j', (line) => {
    expect(refs(line)).toEqual([]);
  });

  it.each([
    ['several ids', '// @adr 0001, 0002 ,0003,0004', ['0001', '0002', '0003', '0004']],
    ['an id of another log', '// @adr billing:0012', ['billing:0012']],
    ['a long number', '// @adr 123456', ['123456']],
    ['a ULID', '// @adr 01ARZ3NDEKTSV4RRFFQ69G5FAV', ['01ARZ3NDEKTSV4RRFFQ69G5FAV']],
    ['an id that ends the list', '// @adr 0001, x, 0002', ['0001']],
    ['two ids in a comment of HTML', '<!-- @adr 0001, 0002-->', ['0001', '0002']],
  ])('names %s', (_name, line, expected) => {
    expect(refs(line)).toEqual(expected);
  });

  it('counts lines from 1, whatever ends them', () => {
    const text = '// @adr 0001\r\n// @adr 0002\r// @adr 0003\n\n// @adr 0004';
    expect(findMarkers(text, 'a.ts')).toEqual([
      { ref: '0001', line: 1 },
      { ref: '0002', line: 2 },
      { ref: '0003', line: 3 },
      { ref: '0004', line: 5 },
    ]);
  });

  it.each(['a.md', 'a.MDX', 'docs/a.markdown'])('is only a comment in %s', (path) => {
    const text =
      '# @adr 0001\n* @adr 0002\n-- @adr 0003\n// @adr 0004\n<!-- @adr 0005 -->\n{/* @adr 0006 */}\n';
    expect(refs(text, path)).toEqual(['0005', '0006']);
  });
});

describe('a fenced block', () => {
  it.each([
    ['backticks', '```\n# @adr 0001\n```\n# @adr 0002', ['0002']],
    ['tildes', '~~~\n# @adr 0001\n~~~\n# @adr 0002', ['0002']],
    ['an info string', '```py title\n# @adr 0001\n```\n# @adr 0002', ['0002']],
    ['a longer fence', '````\n# @adr 0001\n```\n# @adr 0002\n`````\n# @adr 0003', ['0003']],
    ['the other kind inside', '```\n~~~\n# @adr 0001\n```\n# @adr 0002', ['0002']],
    ['a closing fence with text', '```\n``` x\n# @adr 0001\n```  \n# @adr 0002', ['0002']],
    ['no end', '```\n# @adr 0001\n', []],
    ['up to three spaces', '   ```\n# @adr 0001\n   ```\n# @adr 0002', ['0002']],
    ['four spaces, which is none', '    ```\n# @adr 0001\n', ['0001']],
    ['a backtick behind it, which is none', '```a`b\n# @adr 0001\n', ['0001']],
  ])('with %s declares nothing', (_name, text, expected) => {
    expect(refs(text, 'a.py')).toEqual(expected);
  });
});
