export const helpText = `precedent-mcp: a team's Architecture Decision Records as read-only MCP tools over stdio

Usage:
  precedent-mcp [--cwd DIR]

  --cwd DIR    the directory to answer for; otherwise PRECEDENT_CWD, the client's roots, CLAUDE_PROJECT_DIR, or the
               directory the server was started in
  --help       show this help
  --version    print the version

Tools:
  adr_check    decisions that govern a set of files or a change
  adr_explain  decisions that govern one file, and why
  adr_lint     the state of the records

Environment:
  PRECEDENT_CWD                see --cwd
  PRECEDENT_ENGINE             embedded, external or auto
  PRECEDENT_MAX_RESULT_BYTES   size of the largest answer (49152)
  PRECEDENT_TIMEOUT_MS         how long one call may take (30000)
  ADRKIT_DIR                   the folder of the records, when it is not found by itself
  ADRKIT_CLI                   an adr command that answers in place of the built-in engine
  In Claude Code, where a repository can set them, these variables are ignored.
`;
