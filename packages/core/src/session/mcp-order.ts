/** Directories an MCP server knows of, each as it was given; undefined where nothing was. */
export interface McpCandidates {
  /** `--cwd`: what the person who set the server up said. */
  readonly flag: string | undefined;
  /** `PRECEDENT_CWD`, where the environment is the user's own. */
  readonly environment: string | undefined;
  /** The client's roots; undefined when it declares none or does not answer. */
  readonly roots: readonly string[] | undefined;
  /** `CLAUDE_PROJECT_DIR`. */
  readonly project: string | undefined;
  /** Where the process was started. */
  readonly process: string | undefined;
}

export interface CandidateDirectories {
  /** The first that qualifies is meant; if none does, nothing else is tried. */
  readonly directories: readonly string[];
  readonly guessed: boolean;
}

/**
 * The first source that says something decides alone: an answer from another directory than the one that was named
 * would be worse than none. An empty `--cwd` is something said (a variable that expanded to nothing), empty variables
 * and empty lists are not.
 */
export function orderMcpCandidates(candidates: McpCandidates): CandidateDirectories {
  const { flag, environment, roots, project } = candidates;
  if (flag !== undefined) return { directories: [flag], guessed: false };
  if (environment) return { directories: [environment], guessed: false };
  if (roots !== undefined && roots.length > 0) return { directories: roots, guessed: false };
  if (project) return { directories: [project], guessed: false };
  return { directories: candidates.process === undefined ? [] : [candidates.process], guessed: true };
}
