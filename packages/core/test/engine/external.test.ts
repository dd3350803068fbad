import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExternalEngine } from '../../src/engine/external.ts';
import type { AbsoluteDir, RepoPath } from '../../src/paths/types.ts';
import { runProcess } from '../../src/process/run.ts';
import type { Answer, CorpusRef, Query } from '../../src/query.ts';
import { canaries } from './canaries.ts';
import { createBench, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

/** Says in its report how it was called. */
const mirror = `#!${process.execPath}
process.stdout.write(JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), env: process.env }));`;

function corpus(shown: string): CorpusRef {
  return { absolute: join(bench.root, shown) as AbsoluteDir, shown, origin: 'default', others: [] };
}

function ask(script: string, rest: object, shown = 'docs/adr', deadlineMs = 10_000): Promise<Answer> {
  const file = bench.program('adr', '');
  bench.write(file, script);
  const engine = createExternalEngine({
    program: { file, args: [], named: file },
    identity: { kind: 'external', executable: file, chosenBy: 'ADRKIT_CLI' },
    env: { ...canaries, PATH: process.env['PATH'], HOME: bench.base, PRECEDENT_TEST: '1' },
    platform: process.platform,
    node: process.execPath,
    deadlineMs,
    runProcess,
  });
  const query = { root: bench.root as AbsoluteDir, corpus: corpus(shown), ...rest } as unknown as Query;
  return engine.answer(query, new AbortController().signal);
}

const report = (answer: Answer): Record<string, unknown> =>
  answer.ok ? answer.report : expect.fail('it failed');
const paths = (...names: string[]): readonly RepoPath[] => names as unknown as readonly RepoPath[];

describe('the call of an external adr [cli-call-shape]', () => {
  it.each([
    [
      'check',
      { tool: 'check', paths: paths('src/a.ts', 'a b', "it's $(x)") },
      ['--', 'src/a.ts', 'a b', "it's $(x)"],
    ],
    ['explain', { tool: 'explain', path: 'src/a.ts' }, ['--', 'src/a.ts']],
    ['lint', { tool: 'lint' }, []],
  ])('of %s names the corpus, asks for JSON and puts paths behind --', async (tool, rest, tail) => {
    const { args, cwd } = report(await ask(mirror, rest));
    expect(args).toEqual([tool, '--json', '--dir', 'docs/adr', ...tail]);
    expect(cwd).toBe(bench.root);
  });

  it('never makes an option of a corpus that begins with a dash', async () => {
    const { args } = report(await ask(mirror, { tool: 'lint' }, '--dir=etc'));
    expect(args).toEqual(['lint', '--json', '--dir', join(bench.root, '--dir=etc')]);
  });

  it('gives it an environment from the list [cli-environment] [outcome-no-canary]', async () => {
    const { env } = report(await ask(mirror, { tool: 'lint' }));
    const allowed = new Set(['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'TZ', 'LANG', 'LANGUAGE']);
    expect(Object.keys(env as object).filter((name) => !allowed.has(name))).toEqual([]);
    expect(JSON.stringify(env)).not.toContain('canary');
  });
});

describe('the answer of an external adr', () => {
  it('that reads our environment elsewhere and refuses shows none of it [outcome-no-canary] [outcome-no-leak]', async () => {
    const words = Object.entries(canaries).map(([name, value]) => `${name}=${value} (${value})`);
    const script = `#!${process.execPath}\nconsole.error(${JSON.stringify(words.join('\n'))}, __filename, process.env); process.exit(2);`;
    const text = JSON.stringify(await ask(script, { tool: 'lint' }));
    expect(text).toContain('"usage"');
    expect(text).not.toMatch(/canary/u);
    for (const path of [bench.base, process.execPath]) expect(text).not.toContain(path);
  });

  it('comes from the call’s own deadline [cli-deadline] [outcome-timed-out]', async () => {
    const answer = await ask('#!/bin/sh\nsleep 60', { tool: 'lint' }, 'docs/adr', 100);
    expect(answer).toEqual({ ok: false, failure: { code: 'timed-out' } });
  });

  it('is command-line-too-long when the system refuses the paths [outcome-command-line]', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `${n}/${'x'.repeat(1000)}`);
    const answer = await ask(mirror, { tool: 'check', paths: paths(...many) });
    expect(answer).toEqual({ ok: false, failure: { code: 'command-line-too-long' } });
  });

  it('takes 200 paths of 1,024 characters', async () => {
    const many = Array.from({ length: 200 }, (_, n) => `${n}/`.padEnd(1024, 'x'));
    const { args } = report(await ask(mirror, { tool: 'check', paths: paths(...many) }));
    expect(args).toHaveLength(205);
  });

  it('is no-workspace when the root has gone', async () => {
    bench.removeRoot();
    const answer = await ask(mirror, { tool: 'lint' });
    expect(answer).toEqual({ ok: false, failure: { code: 'no-workspace' } });
  });
});
