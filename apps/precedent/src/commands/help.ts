export const helpText = `precedent: what Precedent would answer here, and why

Usage:
  precedent doctor [--cwd DIR] [--dir DIR] [--json]
  precedent mcp [--cwd DIR] [--plugins] [--plugin DIR]
  precedent plugins list | show ID | grant ID | revoke ID | check FILE | logs [ID]

  doctor       says which directory, work tree, records and engine would answer, and why each
               engine was chosen or passed over; then your folders, Node, git and the environment
  mcp          an MCP server over stdio: the decision tools, and with --plugins the tools of the
               MCP servers that your plugins declare and you have granted
  plugins      list    what was found, what is offered, what was dropped or withheld and why
               show    exactly what a plugin would run or send, and where
               grant   the same, and the line to type that grants it
               revoke  takes the grant back; running servers end
               check   what is wrong with a manifest, with the place of each fault
               logs    what bridged tools did: never their arguments or results
  help         show this help

Flags:
  --cwd DIR        ask about this directory instead of PRECEDENT_CWD or the current one
  --dir DIR        ask about this folder of records, relative to the root of the repository
  --plugin DIR     also this plugin folder; may be repeated
  --accept DIGEST  grant what was shown (plugins grant)
  --local          only the servers that are started on this machine
  --remote         only the servers that are reached over HTTP
  --home           tell the programs your home directory (npx and uvx need it)
  --max-tools N    take up to N tools of a server instead of 64
  --max-pages N    read up to N pages of its list instead of 8
  --server ID      raise these limits for one server only
  --lines N        show the last N entries of the log instead of 50
  --json           one JSON document on stdout
  -h, --help
  -V, --version

Exit status: 0 everything would answer, 1 something needs attention, 2 a wrong call,
70 a fault of precedent itself.
`;
