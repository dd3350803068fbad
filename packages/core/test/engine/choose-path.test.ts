import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, choose, told } from './choosing.ts';
import { adrTools, adrkit, createBench, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

describe('an adr on PATH', () => {
  const pathOf = (...names: string[]): string => names.map((name) => join(bench.base, name)).join(':');

  it.each([
    ['ours', ours, '1.2.3'],
    ['adrkit’s', adrkit, '0.8.0'],
  ])('answers when it speaks our contract: %s [engine-path]', async (_, lines, version) => {
    const file = bench.program('path/adr', lines);
    const choice = await choose(bench.root, { PATH: pathOf('path') });
    expect(answering(choice)).toBe(file);
    expect(choice.ok && choice.engine.identity).toEqual({
      kind: 'external',
      executable: file,
      chosenBy: 'PATH',
      version,
    });
  });

  it('is passed over when it is another program, and the next one is asked [engine-path-contract]', async () => {
    bench.program('tools/adr', adrTools);
    bench.program('npm/adr', 'echo "Usage: adr [options] [command]"; echo "  new, list, update, lint"');
    const file = bench.program('ours/adr', ours);
    const choice = await choose(bench.root, { PATH: pathOf('tools', 'npm', 'ours') });
    expect(answering(choice)).toBe(file);
    expect(told(choice).slice(2)).toEqual([
      'PATH passed-over other-program',
      'PATH passed-over other-program',
      'PATH chosen speaks-contract',
      'embedded passed-over earlier-chosen',
    ]);
    expect(choice.considered.slice(2, 4).map((one) => one.file)).toEqual([
      join(bench.base, 'tools/adr'),
      join(bench.base, 'npm/adr'),
    ]);
  });

  it('leaves the answer to the embedded engine when it is another program [engine-path-contract]', async () => {
    bench.program('tools/adr', adrTools);
    expect(answering(await choose(bench.root, { PATH: pathOf('tools') }))).toBe('embedded');
  });

  it('is passed over when the system cannot start it', async () => {
    writeFileSync(bench.program('broken/adr', ''), '#!/nowhere/interpreter\n');
    expect(told(await choose(bench.root, { PATH: pathOf('broken') }))[2]).toBe(
      'PATH passed-over not-started',
    );
  });
});
