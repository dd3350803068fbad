import * as v from 'valibot';
import { isObject, parseJson, type Json } from '../text/json.ts';
import { jsonType, quote } from '../text/quote.ts';
import { judgeServer } from './judge-server.ts';
import { problem, type ManifestProblem, type Steps } from './problem.ts';
import { manifestSchema, type ParsedManifest, type ServerDeclaration } from './schema.ts';

/** What this package reads of a manifest. */
export interface Manifest {
  readonly id: string;
  readonly name?: string;
  readonly servers: readonly ServerDeclaration[];
}

export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly problems: readonly ManifestProblem[] };

export const manifestBytes = 256 * 1024;

const transportKeys: Readonly<Record<string, readonly string[]>> = {
  stdio: ['command', 'args', 'env'],
  http: ['url', 'headers'],
};

/** Reads the text of a `plugin.json`. Every fault is told, with its place. */
export function readManifest(text: string): ReadManifest {
  const source = parseJson(text);
  if (source === undefined) return refuse([problem([], 'The file is not JSON.')]);
  if (!isObject(source))
    return refuse([problem([], `A manifest is an object; this is ${jsonType(source)}.`)]);
  const parsed = v.safeParse(manifestSchema, source);
  if (!parsed.success) {
    const found = [...mixed(source), ...parsed.issues.map(issueProblem)];
    return refuse(
      found.filter((one, index) => found.findIndex(({ pointer }) => pointer === one.pointer) === index),
    );
  }
  const problems = judge(parsed.output);
  if (problems.length > 0) return refuse(problems);
  const { id, name, contributes } = parsed.output;
  return {
    ok: true,
    manifest: { id, ...(name === undefined ? {} : { name }), servers: contributes?.mcpServers ?? [] },
  };
}

function refuse(problems: readonly ManifestProblem[]): ReadManifest {
  return { ok: false, problems };
}

function judge({ contributes }: ParsedManifest): ManifestProblem[] {
  const at = ['contributes', 'mcpServers'];
  const seen = new Set<string>();
  return (contributes?.mcpServers ?? []).flatMap((server, index) => {
    const found = judgeServer(server, [...at, index]);
    // On file systems and in eyes, `A` and `a` are one.
    const id = server.id.toLowerCase();
    if (seen.has(id))
      found.push(problem([...at, index, 'id'], `There is already a server ${quote(server.id)}.`));
    seen.add(id);
    return found;
  });
}

/** A server with the keys of the other transport gets a sentence of its own, not one about unknown keys. */
function mixed(source: Json): ManifestProblem[] {
  const contributes = isObject(source['contributes']) ? source['contributes'] : {};
  const servers: readonly unknown[] = Array.isArray(contributes['mcpServers'])
    ? contributes['mcpServers']
    : [];
  return servers.flatMap((server, index) => {
    const transport = isObject(server) ? server['transport'] : undefined;
    const other = transport === 'stdio' ? 'http' : transport === 'http' ? 'stdio' : undefined;
    if (other === undefined || !isObject(server)) return [];
    return (transportKeys[other] ?? [])
      .filter((key) => Object.hasOwn(server, key))
      .map((key) =>
        problem(
          ['contributes', 'mcpServers', index, key],
          `${key} belongs to transport "${other}", and this server is "${String(transport)}".`,
        ),
      );
  });
}

function issueProblem(issue: v.BaseIssue<unknown>): ManifestProblem {
  const at: Steps = (issue.path ?? []).map(({ key }) => key as string | number);
  const key = at.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return problem(at, `${quote(key)} is not a key that is allowed here.`);
  if (issue.type === 'variant' && !isObject(issue.input) && key !== 'transport')
    return problem(at, `A server is an object; this is ${jsonType(issue.input)}.`);
  if (issue.received === 'undefined') return problem(at, `${String(key)} is missing.`);
  return problem(
    at,
    `${key === undefined ? 'The value' : String(key)} ${issue.message}; it is ${quote(issue.input)}.`,
  );
}
