import { describe, expect, it } from 'vitest';
import { orderMcpCandidates, type McpCandidates } from '../../src/session/mcp-order.ts';

const all: McpCandidates = {
  flag: '/flag',
  environment: '/environment',
  roots: ['/one', '/two'],
  project: '/project',
  process: '/process',
};

const table: readonly [without: Partial<McpCandidates>, directories: string[], guessed: boolean][] = [
  [{}, ['/flag'], false],
  [{ flag: '' }, [''], false],
  [{ flag: undefined }, ['/environment'], false],
  [{ flag: undefined, environment: '' }, ['/one', '/two'], false],
  [{ flag: undefined, environment: undefined, roots: [] }, ['/project'], false],
  [{ flag: undefined, environment: undefined, roots: undefined }, ['/project'], false],
  [{ flag: undefined, environment: undefined, roots: undefined, project: '' }, ['/process'], true],
  [
    { flag: undefined, environment: undefined, roots: undefined, project: undefined, process: undefined },
    [],
    true,
  ],
];

describe('an MCP server’s directory', () => {
  it.each(table)('with %j comes from %j [session-order]', (without, directories, guessed) => {
    expect(orderMcpCandidates({ ...all, ...without })).toStrictEqual({ directories, guessed });
  });
});
