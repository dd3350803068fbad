import { describe } from 'vitest';
import { contractSuite } from '../../src/contract/suite.ts';
import { claudeDriver } from '../../src/drivers/claude.ts';

describe('the suite for every adapter [contract-suite]', () => {
  contractSuite(claudeDriver);
});
