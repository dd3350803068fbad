import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments, type ToolRequest } from '../../src/arguments/read.ts';
import { callArguments } from '../../src/engine/call-arguments.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';
import type { Query } from '../../src/query.ts';
import { resultLimits } from '../../src/render/limits.ts';
import { createTools, type Tools } from '../../src/tools/create.ts';
import { hostileText, hostileValue } from './hostile-text.ts';
import { holds, holdsAsync } from './property.ts';

const tools = fc.constantFrom('adr_check', 'adr_explain', 'adr_lint');
const key = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('paths', 'path', 'base', 'dir') },
  { weight: 1, arbitrary: fc.constantFrom('cli', '__proto__', 'constructor', 'toString', '') },
);
const value = fc.oneof(
  { weight: 3, arbitrary: hostileValue },
  { weight: 2, arbitrary: fc.array(hostileValue, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(['src/a.ts'], 'src/a.ts', 'main', 'docs/adr') },
);
const raw = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.array(fc.tuple(key, value), { maxLength: 3 }).map((all) => Object.fromEntries(all)),
  },
  { weight: 1, arbitrary: hostileValue },
);

// Written apart from the product.
const controls = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;

function expectSafePath(text: string): void {
  expect(text).not.toMatch(controls);
  expect(text.startsWith('-')).toBe(false);
  for (const dialect of [path.posix, path.win32]) {
    const root = dialect === path.posix ? '/root/of/it' : 'C:\\root\\of\\it';
    const inside = dialect.relative(root, dialect.resolve(root, text));
    expect(dialect.isAbsolute(text) || inside === '..' || /^\.\.[\\/]/.test(inside)).toBe(false);
  }
}

function queryFor(request: ToolRequest): Query {
  const root = '/root' as AbsoluteDir;
  const shown = request.dir ?? 'docs/adr';
  const corpus = {
    absolute: `/root/${shown}` as AbsoluteDir,
    shown,
    origin: 'argument',
    others: [],
  } as const;
  const where = { root, corpus };
  if (request.tool === 'check') return { ...where, tool: 'check', paths: request.paths ?? [] };
  return request.tool === 'explain'
    ? { ...where, tool: 'explain', path: request.path }
    : { ...where, tool: 'lint' };
}

/** What an accepted request hands on; nothing for a refused call. */
function handedOn(request: ToolRequest | undefined): { paths: readonly string[]; bases: readonly string[] } {
  if (request === undefined) return { paths: [], bases: [] };
  const dirs = request.dir === undefined ? [] : [request.dir];
  if (request.tool === 'explain') return { paths: [request.path, ...dirs], bases: [] };
  if (request.tool === 'lint') return { paths: dirs, bases: [] };
  return {
    paths: [...(request.paths ?? []), ...dirs],
    bases: request.base === undefined ? [] : [request.base],
  };
}

it('lets no argument through that is an option, leaves the root or carries a control character [arg-property]', () => {
  holds('accepted arguments are harmless', fc.tuple(tools, raw), ([tool, given]) => {
    const read = readArguments(tool, given);
    const { paths, bases } = handedOn(read.ok ? read.request : undefined);
    for (const text of paths) expectSafePath(text);
    for (const base of bases) {
      expect(base).toMatch(/^[A-Za-z0-9][A-Za-z0-9._/@{}~^+-]{0,255}$/);
      expect(base).not.toMatch(/\.\.|\^\{|@\{-/);
    }
    const line = read.ok ? callArguments(queryFor(read.request)) : [];
    expect(line.slice(0, 3)).toEqual(read.ok ? [read.request.tool, '--json', '--dir'] : []);
    // The corpus, and then nothing before `--` that a program could take for an option.
    expect(line.slice(3).filter((word) => word.startsWith('-') && word !== '--')).toEqual([]);
    expect(line.indexOf('--')).toBe(read.ok && read.request.tool !== 'lint' ? 4 : -1);
  });
});

it('says nothing of what it refuses [arg-never-echoed]', () => {
  const canary = 'Zq7Canary';
  const tainted = fc.tuple(hostileText, hostileText).map(([before, after]) => `${before}${canary}${after}`);
  const anywhere = fc.oneof(
    tainted,
    fc.array(tainted, { minLength: 1, maxLength: 3 }),
    fc.dictionary(tainted, tainted),
  );
  const call = fc.oneof(
    fc.tuple(
      tools,
      fc.tuple(key, anywhere).map(([name, text]) => ({ [name]: text })),
    ),
    fc.tuple(
      tools,
      fc.tuple(tainted, fc.constant('x')).map(([name, text]) => ({ [name]: text })),
    ),
    fc.tuple(tools, anywhere),
    fc.tuple(tainted, raw),
  );
  holds('refusals do not repeat what they refuse', call, ([tool, given]) => {
    const read = readArguments(tool, given);
    expect(read.ok ? '' : JSON.stringify(read)).not.toContain(canary);
  });
});

describe('a call in a small repository', () => {
  let opened: Tools;
  let top: string;

  beforeAll(() => {
    top = realpathSync(mkdtempSync(path.join(tmpdir(), 'any-arguments-')));
    for (const folder of ['.git', 'docs/adr', 'src']) mkdirSync(path.join(top, folder), { recursive: true });
    writeFileSync(path.join(top, 'src/a.ts'), '// @adr 0001\n');
    writeFileSync(
      path.join(top, 'docs/adr/0001-a.md'),
      '# 1. A\n\n## Status\n\nAccepted\n\n## Decision\n\nA.\n',
    );
    const directory = top as AbsoluteDir;
    opened = createTools({
      env: {},
      envTrust: 'repository-may-set',
      limits: resultLimits.standard,
      workspace: async () => ({ directory, guessed: false }),
      barred: { home: undefined, installFolders: [] },
      platform: process.platform,
      node: process.execPath,
    });
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  const odd = fc.constantFrom(
    './',
    './/',
    '././',
    '.\\',
    '.',
    'src/',
    'src//a.ts',
    './src/a.ts',
    'docs/adr',
    '.git',
    '@',
    '*',
  );
  const one = fc.oneof(odd, hostileText);
  const taken = fc.oneof(
    fc.tuple(fc.constant('adr_explain'), fc.record({ path: one })),
    fc.tuple(fc.constant('adr_check'), fc.record({ paths: fc.array(one, { minLength: 1, maxLength: 3 }) })),
    fc.tuple(fc.constant('adr_lint'), fc.record({ dir: one })),
    fc.tuple(fc.oneof(tools, fc.string()), raw),
    fc.tuple(fc.oneof(tools, fc.string()), fc.anything({ withNullPrototype: true })),
  );

  it('answers whatever JSON a model sends, and never with a bug of ours [outcome-never-throws]', async () => {
    await holdsAsync('any arguments get an answer', taken, async ([tool, given]) => {
      const outcome = await opened.call(tool, given, new AbortController().signal);
      expect(outcome.ok ? 'answered' : outcome.code).not.toBe('internal');
    });
  });
});
