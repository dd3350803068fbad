export const helpText = `precedent: what Precedent would answer here, and why

Usage:
  precedent doctor [--cwd DIR] [--dir DIR] [--json]
  precedent agent check FILE [--live] [--copilot FILE] [--json]
  precedent agent run FILE --prompt TEXT [--resume ID] [--copilot FILE] [--cwd DIR]
  precedent mcp [--cwd DIR] [--plugins] [--plugin DIR]
  precedent plugins list [--plugin DIR] [--json]
  precedent plugins show ID [--plugin DIR] [--local] [--remote] [--home] [--json]
  precedent plugins grant ID [--accept DIGEST] [--plugin DIR] [--local] [--remote] [--home]
                          [--server ID] [--max-tools N] [--max-pages N] [--json]
  precedent plugins revoke ID [--json]
  precedent plugins check FILE [--json]
  precedent plugins logs [ID] [--lines N] [--json]

  doctor       says which directory, work tree, records and engine would answer, and why each
               engine was chosen or passed over; then your folders, Node, git and the environment
  agent check  reads an agent definition (JSON) and says which tools its policy allows a Copilot
               session; with --live it asks the real runtime what it then offers
  agent run    runs one prompt under that policy and streams the answer; what needs permission is
               asked here, and denied where nobody can be asked
  mcp          an MCP server over stdio: the decision tools, and with --plugins the tools of the
               MCP servers that your plugins declare and you have granted
  plugins      list: what was found, offered, dropped or withheld, and why; show: exactly what a
               plugin would run, or where it would send; grant: the same, and the line to type;
               revoke: take it back; check: what is wrong with a manifest; logs: what tools did,
               never with what
  help         show this help

Flags:
  --cwd DIR       ask about, or work in, this directory instead of the current one
  --dir DIR       ask about this folder of records, relative to the root of the repository
  --live          start the Copilot CLI and read back the tools it offers
  --copilot FILE  the Copilot CLI to start, instead of COPILOT_CLI_PATH or copilot on PATH
  --prompt TEXT   what to ask the agent
  --resume ID     go on with a session, under the policy it was made with
  --plugins       offer the tools of the plugins that you have granted
  --plugin DIR    also the plugin in this folder; may be given more than once
  --accept DIGEST grant what was shown under this digest
  --local         only the servers that would be started on this machine
  --remote        only the servers that would be reached over HTTP
  --home          tell programs your home directory; npx and uvx need it
  --server ID     raise the limits of this server only
  --max-tools N   take up to N tools of a server instead of 64
  --max-pages N   read up to N pages of its list instead of 8
  --lines N       show the last N entries instead of 50
  --json          one JSON document on stdout
  -h, --help
  -V, --version

Exit status: 0 everything would answer, 1 something needs attention, 2 a wrong call,
70 a fault of precedent itself.
`;
