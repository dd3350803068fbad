import { afterAll, describe } from 'vitest';
import { contractSuite } from '../../src/contract/suite.ts';
import { copilotDriver } from '../../src/drivers/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

describe.runIf(hostsWanted)(
  'one suite for every adapter, through the real Copilot CLI [contract-suite]',
  () => {
    const driver = copilotDriver();
    afterAll(driver.stop);
    contractSuite(driver);
  },
);
