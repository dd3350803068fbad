import type { ContractCase } from '../types.ts';

/** Stands in every refused value; nothing an adapter writes may hold it. */
export const rejected = 'rejected-5f2d';

const badPaths: readonly [what: string, path: string, saying: RegExp][] = [
  ['empty', '', /path must not be empty/u],
  ['too long', rejected.repeat(100), /at most 1024 characters/u],
  ['absolute', `/etc/${rejected}`, /path must be relative/u],
  ['on a drive', `C:\\${rejected}`, /path must be relative/u],
  ['relative to a drive', `C:${rejected}`, /path must be relative/u],
  ['on a server', `\\\\server\\${rejected}`, /path must be relative/u],
  ['on a server, with slashes', `//server/${rejected}`, /path must be relative/u],
  ['on a device', `\\\\?\\C:\\${rejected}`, /path must be relative/u],
  ['climbing', `src/../../${rejected}`, /\.\. segment/u],
  ['climbing by backslashes', `src\\..\\${rejected}`, /\.\. segment/u],
  ['with a line break', `src\n${rejected}`, /control characters/u],
  ['with an escape', `src\u001B${rejected}`, /control characters/u],
  ['with a C1 control', `src\u009B${rejected}`, /control characters/u],
  ['with a line separator', `src\u2028${rejected}`, /control characters/u],
  ['turning text around', `src\u202E${rejected}`, /direction of text/u],
  ['an option', `--dir=${rejected}`, /must not start with -/u],
  ['half a character', `src\uD800${rejected}`, /well-formed/u],
];

const badCalls: readonly ContractCase[] = [
  {
    title: 'with a number as path',
    tool: 'adr_explain',
    args: { path: 5 },
    expect: { code: 'bad-argument', saying: /path must be a string/u },
  },
  {
    title: 'without its path',
    tool: 'adr_explain',
    args: {},
    expect: { code: 'bad-argument', saying: /path is required/u },
  },
  {
    title: 'with no entry in paths',
    tool: 'adr_check',
    args: { paths: [] },
    expect: { code: 'bad-argument', saying: /at least 1 entry/u },
  },
  {
    title: 'with 201 entries in paths',
    tool: 'adr_check',
    args: { paths: Array(201).fill(rejected) },
    expect: { code: 'bad-argument', saying: /at most 200 entries/u },
  },
  {
    title: 'with one bad entry in paths',
    tool: 'adr_check',
    args: { paths: ['src/a.ts', `../${rejected}`] },
    expect: { code: 'bad-argument', saying: /paths\[1\] must not have/u },
  },
  {
    title: 'with paths and base',
    tool: 'adr_check',
    args: { paths: [rejected], base: 'main' },
    expect: { code: 'paths-with-base' },
  },
  {
    title: 'with an option as base',
    tool: 'adr_check',
    args: { base: `--output=${rejected}` },
    expect: { code: 'bad-argument', saying: /base must start with/u },
  },
  {
    title: 'with a range as base',
    tool: 'adr_check',
    args: { base: `main..${rejected}` },
    expect: { code: 'bad-argument', saying: /base must name one revision/u },
  },
  {
    title: 'with a search as base',
    tool: 'adr_check',
    args: { base: `HEAD^{/${rejected}}` },
    expect: { code: 'bad-argument', saying: /base must name one revision/u },
  },
  {
    title: 'with a climbing dir',
    tool: 'adr_lint',
    args: { dir: `../${rejected}` },
    expect: { code: 'bad-argument', saying: /dir must not have/u },
  },
];

const unknownKeys: readonly ContractCase[] = ['cli', 'toString', 'constructor', rejected].map((key) => ({
  title: `with the key ${key === rejected ? 'of nobody' : key}`,
  tool: 'adr_lint',
  args: { [key]: rejected },
  expect: { code: 'unknown-argument' },
}));

/** Calls that are refused for what they say. */
export const argumentCases: readonly ContractCase[] = [
  ...badPaths.map(([what, path, saying]): ContractCase => ({
    title: `with a path that is ${what}`,
    tool: 'adr_explain',
    args: { path },
    expect: { code: 'bad-argument', saying },
  })),
  ...badCalls,
  ...unknownKeys,
];
