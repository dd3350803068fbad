import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../built/run.ts';
import type { Ended } from '../built/run.ts';
import type { ConformanceCase } from './case.ts';
import { differences } from './compare.ts';

/** Lays the case out in a folder of its own, runs the program there, and says what is not as expected. */
export async function replay(program: string, one: ConformanceCase): Promise<string[]> {
  const root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'precedent-case-')));
  try {
    await layOut(root, one);
    const ended = await runProgram({
      node: process.execPath,
      file: program,
      args: one.argv.map((word) => word.replaceAll('{ROOT}', root)),
      cwd: path.join(root, one.cwd ?? ''),
      env: { HOME: path.join(root, '.nobody') },
    });
    return judge(one, {
      ...ended,
      stdout: ended.stdout.replaceAll(root, '{ROOT}'),
      stderr: ended.stderr.replaceAll(root, '{ROOT}'),
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function layOut(root: string, { files, links = {}, cwd = '' }: ConformanceCase): Promise<void> {
  await mkdir(path.join(root, cwd), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const [link, target] of Object.entries(links)) {
    await mkdir(path.dirname(path.join(root, link)), { recursive: true });
    await symlink(target, path.join(root, link));
  }
}

function judge({ expect }: ConformanceCase, { code, stdout, stderr }: Ended): string[] {
  const missing = (name: string, text: string, parts: readonly string[] = []) =>
    parts
      .filter((part) => !text.includes(part))
      .map((part) => `${name} lacks ${JSON.stringify(part)}: ${text}`);
  return [
    ...(code === expect.rc ? [] : [`exit ${code} and not ${expect.rc}: ${stderr}`]),
    ...(expect.stdout === undefined || stdout === expect.stdout
      ? []
      : [`stdout is ${JSON.stringify(stdout)}`]),
    ...missing('stdout', stdout, expect.stdoutHas),
    ...missing('stderr', stderr, expect.stderr),
    ...(new RegExp(expect.stdoutMatches ?? '').test(stdout) ? [] : [`stdout does not match: ${stdout}`]),
    ...(expect.json === undefined ? [] : inJson(expect.json, stdout, stderr)),
  ];
}

function inJson(expected: unknown, stdout: string, stderr: string): string[] {
  try {
    const noise = stderr === '' ? [] : [`stderr is not empty: ${stderr}`];
    return [...noise, ...differences(expected, JSON.parse(stdout))];
  } catch {
    return [`stdout is not JSON: ${stdout}`];
  }
}
