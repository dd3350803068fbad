import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../src/codes/table.ts';
import { decodeRun } from '../../src/engine/decode.ts';
import type { RunResult } from '../../src/process/types.ts';
import type { Answer } from '../../src/query.ts';

const decode = (result: RunResult): Answer => decodeRun(result, { root: '/repo', childEnv: {}, env: {} });
const exited = (exitCode: number, stdout: string | Buffer, stderr = ''): RunResult => ({
  kind: 'exited',
  exitCode,
  stdout: Buffer.from(stdout),
  stderr: Buffer.from(stderr),
});

describe('exit code 0 and 1', () => {
  it.each([0, 1] as const)('with a JSON object is an answer: %i [outcome-report]', (exitCode) => {
    const answer = decode(exited(exitCode, '{\n  "ok": true\n}\n', 'a warning'));
    expect(answer).toEqual({ ok: true, exitCode, report: { ok: true } });
  });

  it('takes a byte order mark for none', () => {
    expect(decode(exited(0, '\uFEFF{"a":1}'))).toEqual({ ok: true, exitCode: 0, report: { a: 1 } });
  });

  it.each([
    ['nothing', ''],
    ['text', 'no JSON here'],
    ['a truncated object', '{"findings": [{"rule": "x'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '3'],
    ['a string', '"{}"'],
    ['a banner before the object', 'adr 1.0\n{}'],
    ['two objects', '{}\n{}'],
    ['ANSI around the object', '\u001B[32m{}\u001B[0m'],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
  ])('without a JSON object is cli-failed with the code alone: %s [outcome-cli-failed]', (_, stdout) => {
    for (const exitCode of [0, 1]) {
      const answer = decode(exited(exitCode, stdout, 'secret words'));
      expect(answer).toEqual({ ok: false, failure: { code: 'cli-failed', exitCode } });
    }
  });
});

describe('any other exit code', () => {
  it.each([3, 70, 127, 255, -1, 3221225477])(
    'is cli-failed with the code alone: %i [outcome-cli-failed]',
    (exitCode) => {
      const answer = decode(exited(exitCode, '{"ok":true}', 'Error: x\n    at y (/opt/z.js:1:1)'));
      expect(answer).toEqual({ ok: false, failure: { code: 'cli-failed', exitCode } });
    },
  );
});

describe('exit code 2', () => {
  const message = (stdout: string, stderr: string): string | undefined => {
    const answer = decode(exited(2, stdout, stderr));
    return answer.ok || answer.failure.code !== 'usage' ? expect.fail('not usage') : answer.failure.message;
  };

  it('is usage with what stderr says, or else stdout [outcome-usage]', () => {
    expect(message('', "Corpus directory not found: 'docs/adr'.\n")).toBe(
      "Corpus directory not found: 'docs/adr'.",
    );
    expect(message('{"ok":true}', 'Unknown flag.')).toBe('Unknown flag.');
    expect(message('Unknown flag.', ' \n')).toBe('Unknown flag.');
  });

  it('without a word is usage without a message [outcome-usage]', () => {
    const bare = { ok: false, failure: { code: 'usage', exitCode: 2 } };
    expect(decode(exited(2, '', ''))).toEqual(bare);
    expect(decode(exited(2, '', '    at only (/a/stack.js:1:2)\n'))).toEqual(bare);
  });
});

const runs: readonly (readonly [RunResult, FailureCode])[] = [
  [{ kind: 'signalled' }, 'cli-killed'],
  [{ kind: 'not-started' }, 'cli-not-started'],
  [{ kind: 'not-started', reason: 'no-such-program' }, 'cli-not-started'],
  [{ kind: 'not-started', reason: 'not-permitted' }, 'cli-not-started'],
  // The root has gone, which is no fault of the program.
  [{ kind: 'not-started', reason: 'no-such-directory' }, 'no-workspace'],
  [{ kind: 'output-too-large' }, 'output-too-large'],
  [{ kind: 'command-line-too-long' }, 'command-line-too-long'],
  [{ kind: 'timed-out' }, 'timed-out'],
  [{ kind: 'cancelled' }, 'cancelled'],
];

describe('a run without an exit code', () => {
  it.each(runs)('is one fixed failure: %j [outcome-cli-killed, outcome-cli-not-started]', (result, code) => {
    expect(decode(result)).toEqual({ ok: false, failure: { code } });
  });
});
