import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments } from '../../src/arguments/read.ts';
import { callArguments } from '../../src/engine/call-arguments.ts';
import type { Query } from '../../src/query.ts';

/** Pieces that a path must not be made of, among ordinary ones. */
const piece = constantFrom(
  'a',
  'src',
  '..',
  '.',
  '/',
  '\\',
  '-',
  '--',
  ' ',
  'C:',
  '\0',
  '\n',
  '\u202E',
  '\u0085',
  '…',
  '😀',
);
const path = oneof(
  array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  string({ unit: 'binary', maxLength: 20 }),
);

it('reaches no command line as an option, stays below the root and has no control character [arg-property]', () => {
  const harmless = property(path, path, (file, dir) => {
    const read = readArguments('adr_check', { paths: [file], dir });
    if (!read.ok || read.request.tool !== 'check') return true;
    const corpus = { absolute: '/r/x', shown: read.request.dir, origin: 'argument', others: [] };
    const query = { tool: 'check', root: '/r', corpus, paths: read.request.paths } as unknown as Query;
    const line = callArguments(query);
    const behind = line.slice(line.indexOf('--') + 1);
    return (
      [dir, ...behind].every(isHarmless) &&
      behind.length === 1 &&
      line.filter((word) => word === '--').length === 1
    );
  });
  expect(() => assert(harmless, { numRuns: 2000 })).not.toThrow();
});

function isHarmless(accepted: string): boolean {
  const below =
    posix.resolve('/r', accepted).startsWith('/r') && win32.resolve('C:\\r', accepted).startsWith('C:\\r');
  // oxlint-disable-next-line no-control-regex
  return (
    below && !accepted.startsWith('-') && !/[\0-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069]/u.test(accepted)
  );
}
