export const helpText = `precedent: what Precedent would answer here, and why

Usage:
  precedent doctor [--cwd DIR] [--dir DIR] [--json]
  precedent agent check FILE [--live] [--copilot FILE] [--json]
  precedent agent run FILE --prompt TEXT [--resume ID] [--copilot FILE] [--cwd DIR]

  doctor       says which directory, work tree, records and engine would answer, and why each
               engine was chosen or passed over; then your folders, Node, git and the environment
  agent check  reads an agent definition (JSON) and says which tools its policy allows a Copilot
               session; with --live it asks the real runtime what it then offers
  agent run    runs one prompt under that policy and streams the answer; what needs permission is
               asked here, and denied where nobody can be asked
  help         show this help

Flags:
  --cwd DIR       ask about, or work in, this directory instead of the current one
  --dir DIR       ask about this folder of records, relative to the root of the repository
  --live          start the Copilot CLI and read back the tools it offers
  --copilot FILE  the Copilot CLI to start, instead of COPILOT_CLI_PATH or copilot on PATH
  --prompt TEXT   what to ask the agent
  --resume ID     go on with a session, under the policy it was made with
  --json          one JSON document on stdout
  -h, --help
  -V, --version

Exit status: 0 everything would answer, 1 something needs attention, 2 a wrong call,
70 a fault of precedent itself.
`;
