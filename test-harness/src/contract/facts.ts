import { failureCodes } from '@precedent/core';
import { expect } from 'vitest';
import { canaryPattern } from './canaries.ts';
import { rejected } from './cases/arguments.ts';
import type { Answer, ContractDriver, Expectation } from './types.ts';

/** What must be true of every answer of every adapter, whatever was asked. */
export const always = { fits: true, sameFacts: true, leaks: [] as string[] };

/** An answer and everything the adapter wrote, judged by what must always be true. */
export function judge(
  answer: Answer,
  written: string,
  { most, unit }: ContractDriver['limit'],
): typeof always {
  const { text } = answer;
  const size = unit === 'bytes' ? Buffer.byteLength(text) : text.length;
  return {
    fits: size <= most,
    sameFacts: answer.kind !== 'success' || JSON.stringify(answer.view) === JSON.stringify(JSON.parse(text)),
    leaks: leaks.filter(([, pattern]) => pattern.test(written)).map(([what]) => what),
  };
}

const leaks: readonly [what: string, pattern: RegExp][] = [
  ['a rejected value', new RegExp(rejected, 'u')],
  ['an environment value', canaryPattern],
  ['a command that writes', /\badr[\s\\n]+(?:new|migrate|init|accept|supersede)\b/u],
  ['a stack', /\n\s+at .*:\d+:\d+|\\n\s+at .*:\d+:\d+/u],
];

/** The expected facts of one case, in the form that `toMatchObject` compares. */
export function facts(expected: Expectation): object {
  if ('code' in expected) {
    const { message, next } = failureCodes[expected.code];
    const exitCode = expected.exitCode === undefined ? '' : ` Exit code: ${expected.exitCode}\\.`;
    const fixed = escaped(`${expected.code}: ${message} ${next}`);
    const text = new RegExp(
      `^${fixed}${expected.saying ? ` .*${expected.saying.source}.*` : ''}${exitCode}$`,
      'su',
    );
    return { kind: 'failure', text: expect.stringMatching(text) };
  }
  const { exitCode, view, governing } = expected;
  const success = { kind: 'success', view: { exitCode, ...view } };
  if (governing === undefined) return success;
  return { ...success, governing };
}

/** Record paths of the live decisions an answer names. */
export function governingOf(answer: Answer): readonly unknown[] {
  const report = answer.kind === 'success' ? (answer.view['report'] as { governing?: unknown }) : {};
  return Array.isArray(report.governing)
    ? report.governing.map((decision: { recordPath?: unknown }) => decision.recordPath)
    : [];
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}
