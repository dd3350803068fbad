import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBuiltPrograms } from '../../src/built/programs.ts';
import type { BuiltPrograms } from '../../src/built/programs.ts';
import { runProgram, withServer } from '../../src/built/run.ts';
import { generateCorpus } from '../../src/generate-corpus.ts';
import type { GeneratedCorpus } from '../../src/generate-corpus.ts';

/**
 * Bytes of our own code; what YAML and package ranges need is loaded only by records that have them. Raised by a tenth for
 * what tells one state of a folder from the next, and finds the records near a path.
 */
const mostToExplain = 110_000;
const unwanted = /^(?:child_process|cluster|net|http|https|http2|tls|dgram|dns|inspector|worker_threads)$/;
const recorder = ['--import', new URL('../../fixtures/record-start.mjs', import.meta.url).href];
let folder = '';
let programs: BuiltPrograms;
let corpus: GeneratedCorpus;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'precedent-start-'));
  programs = await copyBuiltPrograms();
  corpus = await generateCorpus({ records: 31, seed: 5 });
});
afterAll(async () => {
  await Promise.all([programs.dispose(), corpus.dispose(), rm(folder, { recursive: true, force: true })]);
});

const start = (file: string, ...args: readonly string[]) => ({
  node: process.execPath,
  nodeOptions: recorder,
  file,
  args,
  cwd: corpus.root,
});

describe('a command that answers', () => {
  const started = async (file: string, ...args: readonly string[]) => {
    const modules = path.join(folder, 'modules.json');
    const coverage = path.join(folder, `coverage-${path.basename(file)}-${args[0]}`);
    const env = { RECORD_MODULES: modules, NODE_V8_COVERAGE: coverage };
    const ran = await runProgram({ ...start(file, ...args), env });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const files = readdirSync(coverage).flatMap((name) => scriptsIn(path.join(coverage, name)));
    return {
      builtins: JSON.parse(readFileSync(modules, 'utf8')) as string[],
      files: [...new Set(files)].sort(),
    };
  };
  const scriptsIn = (report: string) =>
    (JSON.parse(readFileSync(report, 'utf8')) as { result: { url: string }[] }).result
      .map(({ url }) => url)
      .filter((url) => url.startsWith('file:') && url.includes('precedent-built-'))
      .map((url) => fileURLToPath(url));

  it('loads no part of Node that starts processes or opens sockets [budget-modules]', async () => {
    // What printing to a pipe and being recorded load by themselves is not the command's.
    const printing = path.join(folder, 'printing.mjs');
    writeFileSync(printing, `process.stdout.write('x'); import('node:fs');`);
    const { builtins: always } = await started(printing);
    const { builtins } = await started(programs.adr, 'explain', '--json', corpus.governedFile);
    expect(builtins).toContain('fs');
    expect(always).not.toContain('child_process');
    const own = builtins.filter((name) => !always.includes(name));
    expect(own.filter((name) => unwanted.test(name))).toEqual([]);
  });

  it('loads neither MCP nor a schema library it does not use [budget-modules]', async () => {
    const { files } = await started(programs.adr, 'explain', '--json', corpus.governedFile);
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/modelcontextprotocol|ZodError|JSONRPC/);
  });

  it('loads no more code than it needs to answer [budget-bytes]', async () => {
    const { files } = await started(programs.adr, 'explain', '--json', corpus.governedFile);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(mostToExplain);
  });

  it('loads less to say its version than to answer [budget-modules]', async () => {
    const version = await started(programs.adr, '--version');
    const explain = await started(programs.adr, 'explain', '--json', corpus.governedFile);
    expect(version.files.length).toBeLessThan(explain.files.length);
  });
});

describe('the server', () => {
  const processesOf = async (name: string, args: Record<string, unknown>) => {
    const log = path.join(folder, `processes-${name}.txt`);
    writeFileSync(log, '');
    const result = await withServer(
      { ...start(programs.server, '--cwd', corpus.root), env: { RECORD_PROCESSES: log } },
      (client) => client.callTool({ name, arguments: args }),
    );
    expect(result).not.toMatchObject({ isError: true });
    return readFileSync(log, 'utf8');
  };

  it.each([
    ['adr_explain', () => ({ path: corpus.governedFile })],
    ['adr_check', () => ({ paths: [corpus.governedFile] })],
    ['adr_lint', () => ({})],
  ] as const)(
    'starts no process to answer %s when it is told the paths [budget-processes]',
    async (name, args) => {
      expect(await processesOf(name, args())).toBe('');
    },
  );
});

describe('the recorder these tests rely on', () => {
  it('sees a module and a process where there is one', async () => {
    const modules = path.join(folder, 'probe.json');
    const log = path.join(folder, 'probe.txt');
    const probe = path.join(folder, 'probe.mjs');
    writeFileSync(
      probe,
      `import { spawn } from 'node:child_process'; spawn(process.execPath, ['--version']);`,
    );
    await runProgram({ ...start(probe), env: { RECORD_MODULES: modules, RECORD_PROCESSES: log } });
    expect(JSON.parse(readFileSync(modules, 'utf8'))).toContain('child_process');
    expect(readFileSync(log, 'utf8')).toBe(`${process.execPath}\n`);
  });
});
