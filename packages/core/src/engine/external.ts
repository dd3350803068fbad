import type { RunProcess } from '../process/types.ts';
import type { Engine, EngineIdentity } from '../query.ts';
import { callArguments } from './call-arguments.ts';
import { childEnvironment } from './child-environment.ts';
import { decodeRun } from './decode.ts';
import type { Environment, Program } from './types.ts';

export interface ExternalOptions {
  readonly program: Program;
  readonly identity: EngineIdentity;
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
  /** Our own Node, absolute. */
  readonly node: string;
  readonly deadlineMs: number;
  readonly runProcess: RunProcess;
}

const stdoutLimitBytes = 64 * 1024 * 1024;
const stderrLimitBytes = 64 * 1024;

/** An `adr` command as an engine: one process a question, in the root, with an environment of its own. */
export function createExternalEngine(options: ExternalOptions): Engine {
  const { program, identity, env, platform, node, deadlineMs, runProcess } = options;
  return {
    identity,
    answer: async (query, signal) => {
      const childEnv = childEnvironment(env, { platform, root: query.root, node });
      const result = await runProcess({
        file: program.file,
        args: [...program.args, ...callArguments(query)],
        cwd: query.root,
        env: childEnv,
        stdoutLimitBytes,
        stderrLimitBytes,
        deadlineMs,
        signal,
      });
      return decodeRun(result, { root: query.root, childEnv, env });
    },
  };
}
