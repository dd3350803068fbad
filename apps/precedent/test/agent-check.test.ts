import { afterAll, describe, expect, it } from 'vitest';
import { createBench } from './bench.ts';

const bench = createBench();
afterAll(() => bench.remove());

const definition = (name: string, value: unknown): string => bench.file(name, JSON.stringify(value));
const entry = (keys: object): object => ({ tools: [{ kind: 'github-cli-builtin-tools', ...keys }] });

describe('precedent agent check', () => {
  it('shows what a policy becomes [policy-command-check]', async () => {
    const file = definition(
      'good.json',
      entry({ 'available-tools': { tools: ['view'] }, 'excluded-tools': { tools: [] } }),
    );
    const printed = await bench.run(['agent', 'check', file]);
    expect(printed).toStrictEqual({
      code: 0,
      err: '',
      out: `The policy
    available  builtin:view, custom:*, mcp:*
    excluded   none
    client     copilot-cli

Next: the same with --live, which asks the real runtime.
`,
    });
  });

  it('says the same as JSON [policy-command-check]', async () => {
    const file = definition('json.json', entry({ 'excluded-tools': { tools: ['*'] } }));
    const { code, out } = await bench.run(['agent', 'check', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toStrictEqual({
      ok: true,
      policy: { excludedTools: ['builtin:*'], clientMode: 'copilot-cli' },
      problems: [],
    });
  });

  it('points at each fault and exits with 1 [policy-command-check]', async () => {
    const file = definition('bad.json', entry({ 'client-mode': 'off', 'available-tools': { tools: [1] } }));
    const { code, out } = await bench.run(['agent', 'check', file]);
    expect(code).toBe(1);
    expect(out).toContain('/tools/0/client-mode');
    expect(out).toContain('/tools/0/available-tools/tools/0');
  });

  it('takes a definition that names no policy for the runtime’s default', async () => {
    const { code, out } = await bench.run(['agent', 'check', definition('none.json', { name: 'x' })]);
    expect(code).toBe(0);
    expect(out).toContain('everything the runtime offers');
  });

  it.each([
    ['a missing file', ['agent', 'check', 'nowhere.json'], 'cannot be read'],
    ['a folder', ['agent', 'check', bench.root], 'is not a file'],
    ['no file', ['agent', 'check'], 'needs FILE'],
    ['two files', ['agent', 'check', 'a', 'b'], 'needs FILE and nothing more'],
    ['half a command', ['agent'], 'precedent agent check, or precedent agent run'],
    ['a run without a prompt', ['agent', 'run', 'a.json'], 'needs --prompt TEXT'],
    ['a flag of another command', ['agent', 'check', 'a', '--cwd', '/'], 'does not take --cwd'],
  ])('refuses %s with one sentence and what to type', async (_what, argv, sentence) => {
    const { code, out, err } = await bench.run(argv);
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).toContain('Type: precedent help');
  });

  it('says how to get the Copilot CLI where there is none', async () => {
    const file = definition('live.json', entry({}));
    const { code, err } = await bench.run(['agent', 'check', file, '--live']);
    expect(code).toBe(2);
    expect(err).toContain('npm install -g @github/copilot');
  });
});
