import { describe, expect, it } from 'vitest';
import { contractSuite } from '../../src/contract/suite.ts';
import { mcpDriver } from '../../src/drivers/mcp.ts';
import { withForeignAdr } from '../../src/programs/foreign-driver.ts';

const engines = new Set<string>();

describe('the same results as the embedded engine [engine-same-results]', () => {
  contractSuite(withForeignAdr(mcpDriver, engines));

  it('come from the foreign adr, and from programs that a case names itself', () => {
    expect(engines).toContain('foreign 9.8.7');
    expect([...engines].filter((engine) => engine === 'embedded')).toHaveLength(1);
  });
});
