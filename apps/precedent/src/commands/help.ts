export const helpText = `precedent: what Precedent would answer here, and why

Usage:
  precedent doctor [--cwd DIR] [--dir DIR] [--json]

  doctor       says which directory, work tree, records and engine would answer, and why each
               engine was chosen or passed over; then your folders, Node, git and the environment
  help         show this help

Flags:
  --cwd DIR    ask about this directory instead of PRECEDENT_CWD or the current one
  --dir DIR    ask about this folder of records, relative to the root of the repository
  --json       one JSON document on stdout
  -h, --help
  -V, --version

Exit status: 0 everything would answer, 1 something needs attention, 2 a wrong call,
70 a fault of precedent itself.
`;
