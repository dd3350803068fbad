import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackPrograms } from '../../src/built/programs.ts';
import type { BuiltPrograms } from '../../src/built/programs.ts';
import { runProgram, withServer } from '../../src/built/run.ts';
import { packWorkspace } from '../../src/packed.ts';

describe('the packed programs, in an empty folder without node_modules', () => {
  let programs: BuiltPrograms;
  beforeAll(async () => {
    const workspace = packWorkspace();
    programs = await unpackPrograms(workspace.packages);
    workspace.dispose();
  });
  afterAll(() => programs.dispose());

  const start = (file: string, ...args: readonly string[]) => ({
    node: process.execPath,
    file,
    args,
    cwd: programs.folder,
  });

  it('start as adr [packages-bins-alone]', async () => {
    const ran = await runProgram(start(programs.adr, '--version', '--json'));
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it('start as the MCP server, which names its tools [packages-bins-alone]', async () => {
    const { tools } = await withServer(start(programs.server), (client) => client.listTools());
    expect(tools.map(({ name }) => name).sort()).toEqual(['adr_check', 'adr_explain', 'adr_lint']);
  });

  it('start as precedent doctor [packages-bins-alone]', async () => {
    const ran = await runProgram(start(programs.precedent, 'doctor', '--json'));
    expect(ran.stderr).toBe('');
    expect(JSON.parse(ran.stdout)).toBeTypeOf('object');
  });
});
