import { readArguments, type ToolRequest } from '../arguments/read.ts';
import type { Changed } from '../changed/types.ts';
import { failure } from '../codes/failure.ts';
import { readEngineSettings } from '../engine/settings.ts';
import type { ToolOutcome } from '../outcome.ts';
import type { RepoPath } from '../paths/types.ts';
import { findPlace, type Place } from '../place/place.ts';
import type { Engine, Query } from '../query.ts';
import { fit } from '../render/fit.ts';
import { scrubValue } from '../scrub/scrub-value.ts';
import { withBudget } from './budget.ts';
import { describeSource } from './source.ts';
import type { ToolsOptions } from './options.ts';

/**
 * The path of one call: arguments, place, changed files, engine, scrub, render, one after the other and none of them
 * back. Steps that many calls do not need are loaded where they are needed.
 */
export async function callTool(
  options: ToolsOptions,
  embedded: Engine,
  name: string,
  raw: unknown,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  const read = readArguments(name, raw);
  if (!read.ok) return read.failure;
  const { deadlineMs } = readEngineSettings(options.env, options.envTrust);
  return withBudget(deadlineMs, signal, (budget) => answer(options, embedded, read.request, budget));
}

async function answer(
  options: ToolsOptions,
  embedded: Engine,
  request: ToolRequest,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  const place = await placeOf(options, request, signal);
  if (!place.ok) return failure(place.code);

  const changed = await changedFiles(options, place, request, signal);
  if (changed?.ok === false) return failure(changed.code);

  const choice = await choose(options, embedded, place, signal);
  if (!choice.ok) return failure(choice.code);

  const query = queryOf(place, request, changed?.paths);
  const answered = await choice.engine.answer(query, signal);
  if (!answered.ok)
    return failure(answered.failure.code, answered.failure.message, answered.failure.exitCode);

  const { exitCode, report } = answered;
  const source = describeSource(place, choice.engine.identity, changed);
  return fit(scrubValue({ ok: true, exitCode, report, source }), request.tool, options.limits);
}

type Placed = Extract<Place, { ok: true }>;

async function placeOf(
  { env, envTrust, workspace, barred, configured }: ToolsOptions,
  { dir }: ToolRequest,
  signal: AbortSignal,
): Promise<Place> {
  const fromEnvironment = envTrust === 'user' ? env['ADRKIT_DIR'] : undefined;
  const corpusFromEnvironment = configured?.corpus || fromEnvironment;
  return findPlace({ workspace: await workspace(signal), dir, corpusFromEnvironment, barred });
}

/** Undefined when the call says itself which files it is about. */
async function changedFiles(
  { env, envTrust, platform }: ToolsOptions,
  { root, workTree }: Placed,
  request: ToolRequest,
  signal: AbortSignal,
): Promise<Changed | undefined> {
  if (request.tool !== 'check' || request.paths !== undefined) return undefined;
  if (!workTree) return { ok: false, code: 'not-work-tree' };
  const { listChanged } = await import('../changed/list-changed.ts');
  const { deadlineMs } = readEngineSettings(env, envTrust);
  // git reads the user's own settings from XDG_CONFIG_HOME, which a repository must not be able to choose. HOME stays:
  // without it safe.directory and excludes are lost, and Claude Code lets no project's settings override it (measured).
  const { XDG_CONFIG_HOME, ...rest } = env;
  const trusted = envTrust === 'user' && XDG_CONFIG_HOME !== undefined ? { ...rest, XDG_CONFIG_HOME } : rest;
  return listChanged({ root, base: request.base, env: trusted, platform, signal, deadlineMs });
}

async function choose(
  { env, envTrust, platform, node, configured }: ToolsOptions,
  embedded: Engine,
  { root }: Placed,
  signal: AbortSignal,
) {
  const [{ chooseEngine }, { runProcess }] = await Promise.all([
    import('../engine/choose.ts'),
    import('../process/run.ts'),
  ]);
  const cli = configured?.cli || undefined;
  return chooseEngine({ env, envTrust, root, platform, node, embedded, runProcess, signal, cli });
}

function queryOf({ root, corpus }: Placed, request: ToolRequest, changed: readonly string[] = []): Query {
  const where = { root, corpus };
  switch (request.tool) {
    case 'check':
      // What git lists lies in the work tree; it stands behind `--` and is never resolved.
      return { ...where, tool: 'check', paths: request.paths ?? (changed as readonly RepoPath[]) };
    case 'explain':
      return { ...where, tool: 'explain', path: request.path };
    case 'lint':
      return { ...where, tool: 'lint' };
  }
}
