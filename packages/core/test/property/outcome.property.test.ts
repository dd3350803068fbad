import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureCodes } from '../../src/codes/table.ts';
import { decodeRun } from '../../src/engine/decode.ts';
import type { ToolSuccess } from '../../src/outcome.ts';
import type { RunResult } from '../../src/process/types.ts';
import { fit } from '../../src/render/fit.ts';
import { measure, resultLimits } from '../../src/render/limits.ts';
import { textOf, viewOf } from '../../src/render/view.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { scrubValue } from '../../src/scrub/scrub-value.ts';
import { hostileText } from './hostile-text.ts';
import { holds } from './property.ts';

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 2 })),
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((units) => Buffer.from(units)),
  hostileText.map((text) => Buffer.from(text)),
  // Cut where it may be cut, it names a command.
  fc.nat(40).map((more) => Buffer.from(`${'x'.repeat(2020 + more)} adr newspapers`)),
  json.map((value) => Buffer.from(JSON.stringify(value))),
  json.map((value) => Buffer.from(JSON.stringify(value).slice(0, -1))),
);
const exits = fc.record({
  kind: fc.constant('exited' as const),
  exitCode: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -1, max: 300 })),
  stdout: bytes,
  stderr: bytes,
});
const ends: fc.Arbitrary<RunResult> = fc.constantFrom(
  { kind: 'signalled' },
  { kind: 'not-started' },
  { kind: 'command-line-too-long' },
  { kind: 'output-too-large' },
  { kind: 'timed-out' },
  { kind: 'cancelled' },
);
const hidden = { root: '/repo', childEnv: { SECRET: 'canary-value-1' }, env: { OTHER: 'canary-value-2' } };

it('decodes whatever a program did, into the table of outcomes [outcome-never-throws]', () => {
  const results: fc.Arbitrary<RunResult> = fc.oneof({ weight: 9, arbitrary: exits }, ends);
  holds('any end of a program is an outcome', results, (result) => {
    const answer = decodeRun(result, hidden);
    const failure = answer.ok ? undefined : answer.failure;
    const succeeded = result.kind === 'exited' && result.exitCode >= 0 && result.exitCode <= 1;
    expect(answer.ok && !succeeded).toBe(false);
    expect(Object.keys(failureCodes)).toContain(failure?.code ?? 'internal');
    const message = failure?.message ?? '';
    expect(message === '' || failure?.code === 'usage').toBe(true);
    expect(scrubText(message)).toBe(message);
    expect(Buffer.byteLength(message)).toBeLessThanOrEqual(2048);
  });
});

it('shapes and renders any report within any limit, and throws at none [outcome-never-throws] [scrub-text-again]', () => {
  const reports = fc.oneof(
    fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }),
    fc.record(
      {
        governing: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.dictionary(fc.string(), hostileText), { maxLength: 30 }),
        ),
        governedBy: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 30 })),
        findings: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 30 })),
        history: fc.jsonValue(),
        byFile: fc.jsonValue(),
        unscoped: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );
  const cases = fc.tuple(
    reports,
    fc.constantFrom<'check' | 'explain' | 'lint'>('check', 'explain', 'lint'),
    fc.oneof(
      fc.constant(resultLimits.standard),
      fc.integer({ min: 1000, max: 4000 }).map((most) => ({ ...resultLimits.standard, most })),
    ),
  );
  holds('any report can be shaped', cases, ([report, tool, limit]) => {
    const source = { root: '/repo', corpus: 'docs/adr', otherCorpora: [], engine: 'embedded' };
    const success = scrubValue<ToolSuccess>({
      ok: true,
      exitCode: 0,
      report,
      source,
    });
    const fitted = fit(success, tool, limit);
    const text = textOf(fitted);
    expect(measure(text, limit)).toBeLessThanOrEqual(limit.most);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(viewOf(fitted))));
    expect(scrubText(text)).toBe(text);
  });
});
