import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SessionConfig } from '@github/copilot-sdk';
import {
  createClientPool,
  createPolicedSession,
  createPolicyStore,
  parseAgentDefinition,
  POLICY_KIND,
  resolveToolPolicy,
  resumePolicedSession,
  ToolPolicyError,
  type ClientPool,
  type PolicedSession,
  type PolicyStore,
  type ToolPolicy,
} from '@precedent/tool-policy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCopilotHome, loopbackModel, type CopilotHome } from '../../src/hosts/copilot.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';
import { startScriptedModel, type ScriptedModel } from '../../src/models/scripted-model.ts';

const fixture = fileURLToPath(new URL('../../src/models/mcp-fixture.mjs', import.meta.url));

/** What the runtime offers by itself without an account, on this platform. */
const BUILTINS = [
  'bash', 'create', 'edit', 'glob', 'grep', 'list_agents', 'list_bash', 'read_agent', 'read_bash',
  'semantic_code_search', 'skill', 'sql', 'stop_bash', 'task', 'view', 'web_fetch', 'write_agent',
]; // prettier-ignore
const MCP = ['srv-list_things', 'srv-view'];
const CUSTOM = ['host_tool'];
const without = (all: readonly string[], ...gone: readonly string[]): string[] =>
  all.filter((name) => !gone.includes(name));

interface Recipe {
  readonly what: string;
  readonly entry: Record<string, unknown> | undefined;
  readonly offered: readonly string[];
}

/** The recipes of the guide, in its order: what a person copies is what runs here. */
const guide = readFileSync(new URL('../../../docs/guides/tool-policy.md', import.meta.url), 'utf8');
const [allowList, denyList, lockedDown, reviewOnly] = Array.from(
  guide.matchAll(/```json\n(.*?)```/gs),
  (found) => {
    const { tools } = JSON.parse(found[1] ?? '') as { tools: [Record<string, unknown>] };
    return tools[0];
  },
);

const recipes: readonly Recipe[] = [
  { what: 'MCP only, by allow-list', entry: allowList, offered: MCP },
  { what: 'MCP and own tools, by deny-list', entry: denyList, offered: [...CUSTOM, ...MCP] },
  { what: 'locked down', entry: lockedDown, offered: MCP },
  { what: 'review only', entry: reviewOnly, offered: ['view', 'grep', 'glob', ...MCP] },
  { what: 'no slot', entry: {}, offered: [...BUILTINS, ...CUSTOM, ...MCP] },
  {
    what: 'one tool dropped',
    entry: { 'excluded-tools': { tools: ['bash'] } },
    offered: [...without(BUILTINS, 'bash'), ...CUSTOM, ...MCP],
  },
  {
    what: 'isolated',
    entry: { 'available-tools': { isolated: true } },
    offered: ['skill', 'task', 'read_agent', 'write_agent', 'list_agents', ...CUSTOM, ...MCP],
  },
  {
    what: 'everything in Empty mode',
    entry: { 'client-mode': 'empty', 'available-tools': { tools: ['*'] } },
    offered: [...without(BUILTINS, 'skill'), ...CUSTOM, ...MCP],
  },
];

function policyOf(keys: Record<string, unknown> | undefined): ToolPolicy {
  if (keys === undefined) throw new Error('The guide has no such recipe.');
  const parsed = parseAgentDefinition({ tools: [{ kind: POLICY_KIND, ...keys }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return resolveToolPolicy(parsed.definition.policy);
}

describe.skipIf(!hostsWanted)('a policy in the real Copilot runtime', () => {
  let home: CopilotHome;
  let model: ScriptedModel;
  let pool: ClientPool;
  let store: PolicyStore;
  let work: string;
  const open: PolicedSession[] = [];

  beforeAll(async () => {
    home = await createCopilotHome();
    model = await startScriptedModel(() => ({ text: 'done' }));
    pool = createClientPool();
    store = createPolicyStore(path.join(home.directory, 'state'));
    work = path.join(home.directory, 'work');
    await mkdir(work);
  });
  afterEach(async () => {
    for (const each of open.splice(0)) await each.session.disconnect();
  });
  afterAll(async () => {
    await pool.stop();
    await model.close();
    await home.remove();
  });

  const config = (): Omit<SessionConfig, 'availableTools' | 'excludedTools'> => ({
    ...loopbackModel(model.url),
    workingDirectory: work,
    onPermissionRequest: () => ({ kind: 'reject' }),
    tools: [
      {
        name: 'host_tool',
        description: 'A tool of the host.',
        parameters: { type: 'object' },
        handler: () => 'ok',
      },
    ],
    mcpServers: { srv: { type: 'local', command: process.execPath, args: [fixture], tools: ['*'] } },
  });

  /** The names in the model's own request for one prompt. */
  async function requested(each: PolicedSession): Promise<string[]> {
    const before = model.requests.length;
    await each.session.sendAndWait({ prompt: 'go' }, 20_000);
    return [...(model.requests[before]?.tools ?? [])].sort();
  }

  it.each(recipes)(
    'offers exactly what “$what” names, on create and after resume [policy-live]',
    async ({ entry, offered }) => {
      const policy = policyOf(entry);
      const client = pool.get({ policy, options: home.options, extensions: false });
      const created = await createPolicedSession(client, config(), policy, store);
      open.push(created);
      const names = [...offered].sort();
      expect(created.verification.offered.map((tool) => tool.name).sort()).toStrictEqual(names);
      expect(await requested(created)).toStrictEqual(names);

      const { sessionId } = created.session;
      await open.pop()?.session.disconnect();
      const resumed = await resumePolicedSession(client, sessionId, config(), undefined, store);
      open.push(resumed);
      expect(resumed.verification.offered.map((tool) => tool.name).sort()).toStrictEqual(names);
      expect(await requested(resumed)).toStrictEqual(names);
    },
    60_000,
  );

  it('narrows a resumed session when a narrower policy is given [policy-live]', async () => {
    const wide = policyOf({});
    const client = pool.get({ policy: wide, options: home.options, extensions: false });
    const created = await createPolicedSession(client, config(), wide, store);
    await requested(created);
    await created.session.disconnect();
    const narrow = await resumePolicedSession(
      client,
      created.session.sessionId,
      config(),
      policyOf({ 'available-tools': { tools: ['mcp:*'] } }),
      store,
    );
    open.push(narrow);
    expect(await requested(narrow)).toStrictEqual([...MCP].sort());
  }, 60_000);

  it('refuses to resume a session whose policy nobody knows [policy-resume-stored]', async () => {
    const policy = policyOf({});
    const client = pool.get({ policy, options: home.options, extensions: false });
    await expect(resumePolicedSession(client, 'unknown', config(), undefined, store)).rejects.toThrow(
      /none is stored/,
    );
  });

  it('reports a tool name that the runtime does not know [policy-unmatched]', async () => {
    const policy = policyOf({ 'available-tools': { tools: ['shell', 'view', 'mcp:*'] } });
    const client = pool.get({ policy, options: home.options, extensions: false });
    const created = await createPolicedSession(client, config(), policy, store);
    open.push(created);
    expect(created.verification.unmatched).toStrictEqual(['builtin:shell']);
  }, 60_000);

  it('refuses a session in which the filter was lost on the way [policy-read-back]', async () => {
    const policy = policyOf({ 'available-tools': { tools: ['mcp:*'] } });
    const real = pool.get({ policy, options: home.options, extensions: false });
    const careless = Object.create(real) as typeof real;
    careless.createSession = ({ availableTools: _lost, ...rest }) => real.createSession(rest);
    const refused = createPolicedSession(careless, config(), policy, store);
    await expect(refused).rejects.toSatisfy(
      (error) => ToolPolicyError.is(error) && error.code === 'policy-not-in-force',
    );
  }, 60_000);
});
