export { POLICY_KIND, type ToolSource } from './names.ts';
export { policyProblems, ToolPolicyError, type PolicyProblem, type PolicyProblemCode } from './problem.ts';
export { policyEntrySchema, type ClientMode, type PolicyEntry, type ToolSelector } from './schema.ts';
export { validateEntry } from './validate-entry.ts';
export { parseAgentDefinition, type AgentDefinition, type ParsedDefinition } from './definition.ts';
export { resolveToolPolicy, type PolicyInput, type SelectorInput, type ToolPolicy } from './resolve.ts';
export { configureSession } from './configure.ts';
export { readOffered, type OfferedTool, type ReadableSession, type SourcedTool } from './offered.ts';
export { verifyOffered, type Verification } from './verify.ts';
export { createPolicyStore, type PolicyStore } from './policy-store.ts';
export { createPolicedSession, resumePolicedSession, type PolicedSession } from './open-session.ts';
export {
  createClientPool,
  poolKey,
  type ClientBase,
  type ClientPool,
  type ClientRequest,
} from './client-pool.ts';
