import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../src/frontmatter/fence.ts';

function parts(text: string): readonly [string, string] | string {
  const reading = splitFrontMatter(text);
  if (!reading.ok) return reading.missing;
  return [reading.frontMatter.source, text.slice(reading.frontMatter.bodyStart)];
}

const rows: readonly (readonly [string, string, ReturnType<typeof parts>])[] = [
  ['plain fences', '---\na: 1\n---\nbody\n', ['a: 1\n', 'body\n']],
  ['CRLF', '---\r\na: 1\r\n---\r\nbody\r\n', ['a: 1\r\n', 'body\r\n']],
  ['a closing fence at the end of the file', '---\na: 1\n---', ['a: 1\n', '']],
  ['nothing between the fences', '---\n---\nbody', ['', 'body']],
  ['nothing between CRLF fences', '---\r\n---\r\nbody', ['', 'body']],
  ['a longer rule inside', '---\na: 1\n----\n---\n', ['a: 1\n----\n', '']],
  ['the name of an engine', '---js\na\n---\n', 'opening'],
  ['a blank line first', '\n---\na: 1\n---\n', 'opening'],
  ['a space behind the fence', '--- \na: 1\n---\n', 'opening'],
  ['TOML fences', '+++\na = 1\n+++\n', 'opening'],
  ['no line end at all', '---', 'opening'],
  ['an empty file', '', 'opening'],
  ['dots for a closing fence', '---\na: 1\n...\nbody\n', 'closing'],
  ['a space behind the closing fence', '---\na: 1\n--- \n', 'closing'],
  ['an indented closing fence', '---\na: 1\n ---\n', 'closing'],
];

describe('splitFrontMatter', () => {
  it.each(rows)('reads %s', (_name, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });
});
