import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../../src/contract/repository.ts';
import type { Answer } from '../../src/contract/types.ts';
import { copilotDriver } from '../../src/drivers/copilot.ts';
import { mcpDriver } from '../../src/drivers/mcp.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

const calls: readonly (readonly [string, object])[] = [
  ['adr_check', {}],
  ['adr_check', { paths: ['src/a.ts', 'lib/b.ts'] }],
  ['adr_check', { base: 'HEAD' }],
  ['adr_check', { base: 'nowhere' }],
  ['adr_explain', { path: 'src/a.ts' }],
  ['adr_explain', { path: 'lib/none.ts' }],
  ['adr_explain', { path: '../x' }],
  ['adr_explain', { file: 'src/a.ts' }],
  ['adr_lint', {}],
  ['adr_lint', { dir: 'nothing/here' }],
];

describe.runIf(hostsWanted)('two hosts', () => {
  it('are given the same answers about one repository [copilot-parity]', async () => {
    const repository = await createRepository();
    await repository.write({
      'src/a.ts': 'changed\n',
      'docs/adr/0002-bad.md': '---\nid: "0001"\n---\n# Bad\n',
    });
    const elsewhere = path.join(repository.top, 'elsewhere');
    await mkdir(elsewhere);
    const opening = {
      workspace: repository.root,
      env: {},
      elsewhere,
      home: path.join(repository.top, 'home'),
    };
    const copilot = copilotDriver();
    const sessions = await Promise.all([copilot.open(opening), mcpDriver.open(opening)]);
    const [ours = [], theirs = []] = await Promise.all(
      sessions.map(async ({ call }) => {
        const answers: Answer[] = [];
        for (const [tool, args] of calls) answers.push(await call(tool, args));
        return answers;
      }),
    );
    await Promise.all(sessions.map(({ close }) => close()));
    await copilot.stop();
    await repository.dispose();

    expect(ours).toHaveLength(calls.length);
    expect(ours).toStrictEqual(theirs);
  }, 60_000);
});
