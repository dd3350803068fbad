import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const squeezed = (text: string): string => text.replaceAll(/ +/gu, ' ');

describe('the environment', () => {
  it('is shown by name and value where it counts, and by name alone where it does not', async () => {
    const env = {
      ADRKIT_DIR: 'docs/adr',
      PRECEDENT_TOKEN: 'canary-1',
      ADRKIT_MCP_DIR: 'canary-2',
      OTHER: 'canary-3',
    };
    const { code, out } = await bench.run(['doctor'], { env });
    expect(code).toBe(0);
    expect(squeezed(out)).toContain(' ✓ ADRKIT_DIR docs/adr\n');
    expect(squeezed(out)).toContain(' – PRECEDENT_TOKEN not known to Precedent, ignored\n');
    expect(squeezed(out)).toContain(' – ADRKIT_MCP_DIR not known to Precedent, ignored\n');
    for (const flags of [[], ['--json']]) {
      expect((await bench.run(['doctor', ...flags], { env })).out).not.toMatch(/canary|OTHER/u);
    }
  });

  it.each([
    ['PRECEDENT_TIMEOUT_MS', '5', '30000 is used'],
    ['PRECEDENT_ENGINE', 'imbedded', 'auto is used'],
    ['PRECEDENT_HOME', 'relative', 'it is ignored'],
    ['PRECEDENT_MAX_RESULT_BYTES', 'many', 'the usual limit is used'],
    ['ADRKIT_ALLOW_REPO_CLI', 'yes', 'it is ignored'],
  ])('needs attention when %s is %j [cli-deadline]', async (name, value, says) => {
    const { code, out } = await bench.run(['doctor'], { env: { [name]: value } });
    expect(code).toBe(1);
    expect(out).toContain(`${name} has a value that it cannot have.`);
    expect(out).toContain(says);
  });
});

it('shows no control character from outside', async () => {
  const env = { ADRKIT_DIR: 'docs/\u001B[31mred\u202E\nadr' };
  for (const flags of [[], ['--json']]) {
    const { out } = await bench.run(['doctor', ...flags], { env });
    expect(out).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/u);
  }
});

it('does not take the file that a repository names for a directory of ours', async () => {
  writeFileSync(path.join(bench.root, '.adr-dir'), '../outside\n');
  rmSync(path.join(bench.root, 'docs'), { recursive: true });
  expect((await bench.run(['doctor'])).code).toBe(1);
});
