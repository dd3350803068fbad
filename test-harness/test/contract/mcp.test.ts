import { describe } from 'vitest';
import { contractSuite } from '../../src/contract/suite.ts';
import { mcpDriver } from '../../src/drivers/mcp.ts';

describe('one suite for every adapter [contract-suite]', () => {
  contractSuite(mcpDriver);
});
