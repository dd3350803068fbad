import type { CommandName } from './table.ts';

/** What `adr help COMMAND` says below the usage line. */
export const details: Readonly<Record<CommandName, string>> = {
  check: `FILES are the files of a change, from the current directory; they need not exist any more.
For each decision it says the decision's own sentence, its status, why it applies and to which files.
Records among FILES are linted too.

  adr check $(git diff --name-only HEAD)
  adr check --json -- src/a.ts -odd-name.ts

Exit status: 1 when a record among FILES has an error, else 0.`,
  explain: `PATH need not exist yet: ask before you create a file.

  adr explain src/billing/invoice.ts

Exit status: 1 when some record of the folder has an error (the answer covers the others), else 0.`,
  lint: `Without FILES every record of the folder is looked at. References are judged against the whole folder.
Findings go to stderr, the count to stdout; with --json both are one document on stdout.

  adr lint
  adr lint docs/adr/0012-use-kafka.md

Exit status: 1 when there is an error; warnings do not count.`,
  list: `Live decisions come first, then proposals, then history.

  adr list --json

Exit status: 0.`,
  show: `ID is a record's id (0012, or 12), PATH the record's file.

  adr show 0012
  adr show docs/adr/0012-use-kafka.md

Exit status: 2 when there is no such record, or several share the id.`,
  scope: `Prints a draft of decisions.map.yml, the file beside the records that says which files each one governs. It is
for records whose format has no place for that. The draft holds the files and folders that a record's
text names and that exist; it is drawn from mentions only, not from the history of the repository.
Nothing is written: look through the draft, correct it, and save it yourself.

  adr scope suggest

Exit status: 0.`,
  help: `  adr help check`,
};
