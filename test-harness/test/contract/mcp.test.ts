import { contractSuite } from '../../src/contract/suite.ts';
import { mcpDriver } from '../../src/drivers/mcp.ts';

contractSuite(mcpDriver);
