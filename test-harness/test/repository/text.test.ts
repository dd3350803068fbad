import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/source/tokens.ts';
import type { Token } from '../../src/source/tokens.ts';
import { readTracked, trackedFiles } from '../../src/source/tracked.ts';

/** Longer than this and a file does more than one thing. */
const mostLines = 200;

/** A folder of the machine this was written on, or one beside the repository: nobody else has them. */
const workplace = /(?<![\w.-])\/work\/[a-z.]|\.\.\/shared\b/;
const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;

const everything = trackedFiles('.').filter((file) => !file.endsWith('pnpm-lock.yaml'));
const sources = trackedFiles('packages/*/src/*.ts', 'apps/*/src/*.ts');
const tests = everything.filter((file) => file.endsWith('.test.ts'));

/** The files in which a name is followed by `.` and one of the members. */
function filesUsing(
  files: readonly string[],
  names: readonly string[],
  members: readonly string[],
): string[] {
  const uses = (tokens: readonly Token[]) =>
    tokens.some(
      (token, index) =>
        token.kind === 'word' &&
        names.includes(token.text) &&
        tokens[index + 1]?.text === '.' &&
        members.includes(tokens[index + 2]?.text ?? ''),
    );
  return files.filter((file) => uses(tokenize(readTracked(file))));
}

describe('the text of this repository', () => {
  it('is there to be read', () => {
    expect(everything.length).toBeGreaterThan(50);
    expect(sources.length).toBeGreaterThan(10);
    expect(tests.length).toBeGreaterThan(2);
  });

  it('names no workplace [text-no-workplace]', () => {
    expect(everything.filter((file) => workplace.test(readTracked(file)))).toEqual([]);
  });

  it('would be caught naming one', () => {
    expect(workplace.test(['see ', 'work', 'main'].join('/'))).toBe(true);
    expect(workplace.test(['..', 'shared', 'spec'].join('/'))).toBe(true);
    expect(workplace.test('src/work/main of a work/tree')).toBe(false);
  });

  it('writes nothing to a stdout that may belong to a protocol [text-stdout]', () => {
    const shared = sources.filter((file) => file.startsWith('packages/') || /^apps\/[^/]*plugin/.test(file));
    expect(filesUsing(shared, ['console'], ['log', 'info', 'debug', 'dir', 'table'])).toEqual([]);
  });

  it('switches no test off and leaves none alone', () => {
    const found = filesUsing(tests, ['it', 'test', 'describe'], ['only', 'skip', 'todo']);
    expect(found).toEqual([]);
  });

  it('promises no later work in sources', () => {
    expect(sources.filter((file) => later.test(readTracked(file)))).toEqual([]);
  });

  it('has sources short enough to be one thing each', () => {
    const long = sources.filter((file) => readTracked(file).split('\n').length - 1 > mostLines);
    expect(long).toEqual([]);
  });
});
